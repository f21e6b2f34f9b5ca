package chess.core.bitboard;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Decides whether {@code Long.compress} is worth using, that is, whether the JVM turns it into the
 * PEXT instruction.
 *
 * <p>The JVM does so on x86-64 with BMI2. Java offers no cheap way to ask, so the operating system
 * is asked; a wrong guess only costs speed. AMD processors before Zen 3 (family 25) have PEXT in
 * slow microcode and are better off with magics.
 *
 * <p>This runs at start-up, so it reads plain bytes and uses no regular expressions.
 */
final class PextSupport {
  private static final String OVERRIDE_PROPERTY = "duplex.pext";
  private static final String LINUX_CPU_INFO = "/proc/cpuinfo";
  private static final int FIRST_FAST_AMD_FAMILY = 25;
  private static final int FIRST_INTEL_MODEL_WITH_BMI2 = 60;
  private static final int INTEL_CORE_FAMILY = 6;
  private static final int CPU_INFO_BYTES = 4096;

  private PextSupport() {}

  static boolean isFast() {
    String override = System.getProperty(OVERRIDE_PROPERTY);
    if (override != null) {
      return Boolean.parseBoolean(override);
    }
    return isFast(System.getProperty("os.arch", ""), System.getProperty("os.name", ""));
  }

  static boolean isFast(String architecture, String name) {
    if (!architecture.equals("amd64") && !architecture.equals("x86_64")) {
      return false;
    }
    String system = name.toLowerCase(Locale.ROOT);
    if (system.startsWith("linux")) {
      return isFastOnLinux(linuxCpuInfo());
    }
    if (system.startsWith("windows")) {
      return isFastOnWindows(System.getenv().getOrDefault("PROCESSOR_IDENTIFIER", ""));
    }
    // Every Intel Mac that runs a current Java has a Haswell or newer.
    return system.startsWith("mac");
  }

  static boolean isFastOnLinux(String cpuInfo) {
    return cpuInfo.contains(" bmi2 ")
        && (!cpuInfo.contains("AuthenticAMD")
            || numberAfter("cpu family", cpuInfo) >= FIRST_FAST_AMD_FAMILY);
  }

  static boolean isFastOnWindows(String identifier) {
    int family = numberAfter("Family", identifier);
    if (identifier.startsWith("AMD64")) {
      return family >= FIRST_FAST_AMD_FAMILY;
    }
    return identifier.startsWith("Intel64")
        && (family > INTEL_CORE_FAMILY
            || numberAfter("Model", identifier) >= FIRST_INTEL_MODEL_WITH_BMI2);
  }

  /** The first number behind a label, 0 if there is none. */
  private static int numberAfter(String label, String text) {
    int at = text.indexOf(label);
    if (at < 0) {
      return 0;
    }
    at += label.length();
    while (at < text.length() && !Character.isDigit(text.charAt(at))) {
      at++;
    }
    int number = 0;
    while (at < text.length() && Character.isDigit(text.charAt(at))) {
      number = 10 * number + text.charAt(at++) - '0';
    }
    return number;
  }

  /** The first processor's paragraph; all are alike. */
  private static String linuxCpuInfo() {
    try (var in = new FileInputStream(LINUX_CPU_INFO)) {
      return new String(in.readNBytes(CPU_INFO_BYTES), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }
}
