package chess.core.bitboard;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Decides whether {@code Long.compress} is worth using, that is, whether the JVM turns it into the
 * PEXT instruction.
 *
 * <p>The JVM does so on x86-64 with BMI2. Java offers no cheap way to ask, so the operating system
 * is asked; a wrong guess only costs speed. AMD processors before Zen 3 (family 25) have PEXT in
 * slow microcode and are better off with magics.
 */
final class PextSupport {
  private static final String OVERRIDE_PROPERTY = "duplex.pext";
  private static final Path LINUX_CPU_INFO = Path.of("/proc/cpuinfo");
  private static final int FIRST_FAST_AMD_FAMILY = 25;
  private static final int FIRST_INTEL_MODEL_WITH_BMI2 = 60;
  private static final int INTEL_CORE_FAMILY = 6;
  private static final int CPU_INFO_BYTES = 8192;

  private static final Pattern LINUX_FAMILY = Pattern.compile("cpu family\\s*:\\s*(\\d+)");
  private static final Pattern WINDOWS_IDENTIFIER =
      Pattern.compile("(Intel64|AMD64) Family (\\d+) Model (\\d+)");

  private PextSupport() {}

  static boolean isFast() {
    String override = System.getProperty(OVERRIDE_PROPERTY);
    if (override != null) {
      return Boolean.parseBoolean(override);
    }
    String architecture = System.getProperty("os.arch", "");
    if (!architecture.equals("amd64") && !architecture.equals("x86_64")) {
      return false;
    }
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
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
    if (!cpuInfo.contains(" bmi2 ")) {
      return false;
    }
    Matcher family = LINUX_FAMILY.matcher(cpuInfo);
    return !cpuInfo.contains("AuthenticAMD")
        || family.find() && Integer.parseInt(family.group(1)) >= FIRST_FAST_AMD_FAMILY;
  }

  static boolean isFastOnWindows(String identifier) {
    Matcher matcher = WINDOWS_IDENTIFIER.matcher(identifier);
    if (!matcher.find()) {
      return false;
    }
    int family = Integer.parseInt(matcher.group(2));
    int model = Integer.parseInt(matcher.group(3));
    return matcher.group(1).equals("AMD64")
        ? family >= FIRST_FAST_AMD_FAMILY
        : family > INTEL_CORE_FAMILY || model >= FIRST_INTEL_MODEL_WITH_BMI2;
  }

  /** The first processor's paragraph; all are alike. */
  private static String linuxCpuInfo() {
    try (var in = Files.newInputStream(LINUX_CPU_INFO)) {
      return new String(in.readNBytes(CPU_INFO_BYTES), StandardCharsets.US_ASCII);
    } catch (IOException e) {
      return "";
    }
  }
}
