package chess.search.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * How the heap is shared out: the table is as large as asked for, or as the memory allows, and what
 * it leaves is for the threads. The table lies on the heap, where the virtual machine can back it
 * with huge pages.
 */
final class HashMemory {
  private static final long MEGABYTE = 1L << 20;

  /** Left for everything else. */
  private static final long RESERVE_MEGABYTES = 48;

  /** The part of the heap that the greatest table leaves to threads. */
  private static final int THREADS_PART = 16;

  /** Tables below this size come and go without asking the collector for help. */
  private static final int SMALL_MEGABYTES = 32;

  private static final Path MEMORY_STATUS = Path.of("/proc/meminfo");
  private static final String AVAILABLE = "MemAvailable:";

  private HashMemory() {}

  /**
   * The largest table that fits, at most {@code wanted} megabytes.
   *
   * @param held what a table that will be given up holds now
   */
  static int fitting(int wanted, int held) {
    if (wanted <= SMALL_MEGABYTES) {
      return wanted;
    }
    Runtime runtime = Runtime.getRuntime();
    long reserve = RESERVE_MEGABYTES + runtime.maxMemory() / MEGABYTE / THREADS_PART;
    long heap = freeMegabytes() + held - reserve;
    // What the heap has already claimed from the system is available to the table as well.
    long system = availableMegabytes() + runtime.totalMemory() / MEGABYTE - reserve;
    return (int) Math.max(1, Math.min(wanted, Math.min(heap, system)));
  }

  /** Whether so much can be had besides what is left for everything else. */
  static boolean hasRoomFor(int megabytes) {
    if (freeMegabytes() < megabytes + RESERVE_MEGABYTES) {
      System.gc();
    }
    return freeMegabytes() >= megabytes + RESERVE_MEGABYTES;
  }

  /** What the heap could still take, before the collector has cleared up. */
  private static long freeMegabytes() {
    Runtime runtime = Runtime.getRuntime();
    long used = runtime.totalMemory() - runtime.freeMemory();
    return (runtime.maxMemory() - used) / MEGABYTE;
  }

  private static long availableMegabytes() {
    try {
      for (String line : Files.readAllLines(MEMORY_STATUS)) {
        if (line.startsWith(AVAILABLE)) {
          String[] words = line.split("\\s+");
          return Long.parseLong(words[1]) / 1024;
        }
      }
    } catch (IOException | NumberFormatException e) {
      // Another system than Linux: only the heap is a limit then.
      return Integer.MAX_VALUE;
    }
    return Integer.MAX_VALUE;
  }

  /** Gives so much of a table that nobody refers to any more back to the system. */
  static void release(int megabytes) {
    if (megabytes > SMALL_MEGABYTES) {
      System.gc();
    }
  }

  /** What the user should be told, empty if the table is as large as asked for. */
  static String shortfall(int wanted, int got) {
    return got >= wanted
        ? ""
        : "not enough memory for a hash table of " + wanted + " MB, using " + got + " MB instead";
  }
}
