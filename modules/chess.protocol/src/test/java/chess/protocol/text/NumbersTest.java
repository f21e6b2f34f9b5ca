package chess.protocol.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumbersTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0, 0",
    "+7, 7",
    "007, 7",
    "12.9, 12",
    "-12.9, -12",
    ".5, 0",
    "5., 5",
    "9223372036854775807, 9223372036854775807",
    "9223372036854775806, 9223372036854775806",
    "9223372036854775808, 9223372036854775807",
    "99999999999999999999999999999999, 9223372036854775807",
    "-9223372036854775808, -9223372036854775808",
    "-9223372036854775809, -9223372036854775808",
    "-99999999999999999999999999999999, -9223372036854775808",
    "3000000000, 3000000000",
  })
  void wholeNumbersAreBroughtIntoRange(String text, long expected) {
    assertEquals(OptionalLong.of(expected), Numbers.whole(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "-", "+", ".", "x", "1x", "1e9", "--1", "1-", "1.2.3", "NaN", "٣", "0x10"})
  void otherTextIsNoNumber(String text) {
    assertEquals(OptionalLong.empty(), Numbers.whole(text));
    assertEquals(OptionalDouble.empty(), Numbers.decimal(text));
  }

  @Test
  void decimalsKeepTheirFraction() {
    assertEquals(OptionalDouble.of(0.25), Numbers.decimal("0.25"));
    assertEquals(OptionalDouble.of(-1.5), Numbers.decimal("-1.5"));
    assertEquals(OptionalDouble.of(3), Numbers.decimal("3"));
  }

  @Test
  void longsAreBroughtIntoTheRangeOfAnInt() {
    assertEquals(Integer.MAX_VALUE, Numbers.toInt(Long.MAX_VALUE));
    assertEquals(Integer.MIN_VALUE, Numbers.toInt(Long.MIN_VALUE));
    assertEquals(-5, Numbers.toInt(-5));
  }
}
