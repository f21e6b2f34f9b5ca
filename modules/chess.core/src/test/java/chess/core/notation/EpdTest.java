package chess.core.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions with operations. */
class EpdTest {
  private static final String PLACEMENT = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

  @Test
  void readsOperationsWithOperands() {
    Epd epd = Epd.parse(PLACEMENT + " bm e4 Nf3; id \"no. 1; \\\"start\\\"\"; acd 12; ce +35;");
    assertEquals(Fen.START, Fen.format(epd.position()));
    assertEquals("no. 1; \"start\"", epd.id());
    assertEquals(List.of("e4", "Nf3"), epd.operands("bm"));
    assertEquals(Optional.of(12L), epd.number("acd"));
    assertEquals(Optional.of(35L), epd.number("ce"));
    assertEquals(2, epd.moves("bm").size());
    assertEquals("e2e4", CoordinateMove.format(epd.moves("bm").get(0), false));
    assertEquals(List.of(), epd.operands("am"));
    assertEquals(Optional.empty(), epd.number("dm"));
  }

  @Test
  void readsLinesOfMoves() {
    Epd epd = Epd.parse(PLACEMENT + " pv e4 e5 Nf3 Nc6;");
    assertEquals(4, epd.line("pv").size());
    assertEquals("b8c6", CoordinateMove.format(epd.line("pv").get(3), false));
  }

  @Test
  void readsPerftCounts() {
    Epd epd = Epd.parse(Fen.START + " ;D1 20 ;D2 400 ;D3 8902");
    assertEquals(Optional.of(8902L), epd.number("D3"));
    assertEquals(List.of("20"), epd.operands("D1"));
    assertEquals(List.of("400"), epd.operands("D2"));
  }

  @Test
  void finalSemicolonMayBeMissing() {
    Epd epd = Epd.parse(PLACEMENT + " bm e4; id \"x\"");
    assertEquals("x", epd.id());
    assertEquals(List.of("e4"), epd.operands("bm"));
    assertEquals("", Epd.parse(PLACEMENT).id());
  }

  @Test
  void readsClocksInEitherForm() {
    assertEquals(
        "4k3/8/8/8/8/8/8/4K3 w - - 3 40",
        Fen.format(Epd.parse("4k3/8/8/8/8/8/8/4K3 w - - 3 40 bm Kd1;").position()));
    assertEquals(
        "4k3/8/8/8/8/8/8/4K3 w - - 3 40",
        Fen.format(Epd.parse("4k3/8/8/8/8/8/8/4K3 w - - hmvc 3; fmvn 40;").position()));
  }

  @Test
  void writesWhatItRead() {
    String line = PLACEMENT + " bm e4 Nf3; id \"a \\\"b\\\" \\\\ c\"; c0 \"x; y\"; acd 3; nop;";
    assertEquals(line, Epd.parse(line).format());
  }

  @Test
  void lineBreaksCannotEndARecord() {
    Epd epd =
        new Epd(Fen.start(), List.of(new Epd.Operation("c0", List.of("two\nlines", "", "x"))));
    assertEquals(PLACEMENT + " c0 \"two lines\" \"\" \"x\";", epd.format());
  }

  @ParameterizedTest
  @ValueSource(strings = {"az", "zA", "AZ", "Z0", "a9", "a_", "a-b", "c10", "ab0"})
  void anOpcodeIsALetterAndLettersDigitsAndStrokes(String opcode) {
    String line = PLACEMENT + " " + opcode + " x;";
    assertEquals(line, Epd.parse(line).format());
  }

  @ParameterizedTest
  @ValueSource(strings = {"9a", "_a", "a!", "a/", "a:", "a@", "a[", "a`", "a{", "\u00e4"})
  void nothingElseIsAnOpcode(String opcode) {
    String line = PLACEMENT + " bm e4; " + opcode + " x;";
    assertThrows(EpdException.class, () -> Epd.parse(line));
  }

  @Test
  void theSmallestAndTheLargestDigitBeginAClock() {
    Epd epd = Epd.parse("4k3/8/8/8/8/8/8/4K3 w - - 0 9 bm Kd1;");
    assertEquals("4k3/8/8/8/8/8/8/4K3 w - - 0 9", Fen.format(epd.position()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | position, board: missing",
        "8/8/8/8/8/8/8/8 w - - bm e4; | position, board: White has 0 kings",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 2 bm; | '2' is no opcode",
        "4k3/8/8/8/8/8/8/4K3 w - - id \"x; | id: the quotation mark is not closed",
        "4k3/8/8/8/8/8/8/4K3 w - - !! x; | '!!' is no opcode",
        "4k3/8/8/8/8/8/8/4K3 w - - hmvc x; | halfmove clock: 'x'"
      })
  void refusesWithAReason(String line, String reason) {
    EpdException refusal = assertThrows(EpdException.class, () -> Epd.parse(line));
    assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
  }

  @Test
  void wrongOperandsAreNamedWhenAskedFor() {
    Epd epd = Epd.parse(PLACEMENT + " bm e5; acd deep;");
    assertTrue(
        assertThrows(EpdException.class, () -> epd.moves("bm"))
            .getMessage()
            .contains("bm: 'e5' is not legal"));
    assertTrue(
        assertThrows(EpdException.class, () -> epd.number("acd")).getMessage().contains("'deep'"));
  }

  @Test
  void overlongLinesAreRefused() {
    assertThrows(EpdException.class, () -> Epd.parse(PLACEMENT + " ;".repeat(1_000_000)));
  }
}
