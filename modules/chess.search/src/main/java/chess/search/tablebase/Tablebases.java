package chess.search.tablebase;

import java.io.File;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * All tables found in some folders. Opening only looks at names; a file is mapped when it is first
 * needed. Shared by all search threads.
 *
 * <p>A file that cannot be read is named once and then treated as absent.
 */
public final class Tablebases implements AutoCloseable {
  /** No tables at all. */
  public static final Tablebases NONE = new Tablebases(Map.of(), Map.of(), text -> {});

  private static final String WDL_EXTENSION = ".rtbw";
  private static final String DTZ_EXTENSION = ".rtbz";

  private final Arena arena = Arena.ofShared();
  private final Consumer<String> complaints;
  private final int maxMen;
  private final int wdlCount;
  private final int dtzCount;

  // Open addressing by material key, so that a look-up boxes nothing.
  private final long[] keys;
  private final @Nullable Slot[] slots;

  private Tablebases(Map<Long, Path> wdl, Map<Long, Path> dtz, Consumer<String> complaints) {
    this.complaints = complaints;
    wdlCount = wdl.size();
    dtzCount = dtz.size();
    int capacity = Integer.highestOneBit(Math.max(1, wdl.size()) * 8);
    keys = new long[capacity];
    slots = new Slot[capacity];
    int most = 0;
    for (Map.Entry<Long, Path> entry : wdl.entrySet()) {
      long material = entry.getKey();
      Slot slot = new Slot(material, entry.getValue(), dtz.get(material));
      insert(material, slot);
      if (material != MaterialKey.swapColors(material)) {
        insert(MaterialKey.swapColors(material), slot);
      }
      most = Math.max(most, MaterialKey.men(material));
    }
    maxMen = most;
  }

  /**
   * Looks for tables.
   *
   * @param folders folders separated as the system separates paths; empty for none
   * @param complaints hears, possibly from a search thread, of each table that turns out to be
   *     unreadable
   */
  public static Tablebases open(String folders, Consumer<String> complaints) {
    Map<Long, Path> wdl = new HashMap<>();
    Map<Long, Path> dtz = new HashMap<>();
    scanAll(folders, wdl, dtz);
    return wdl.isEmpty() ? NONE : new Tablebases(wdl, dtz, complaints);
  }

  /**
   * What is wrong with folders that were named, for a person to read.
   *
   * @param folders as for {@link #open}
   * @return empty if tables were found, or if no folder was named
   */
  public static List<String> problems(String folders) {
    Map<Long, Path> wdl = new HashMap<>();
    List<String> problems = scanAll(folders, wdl, new HashMap<>());
    if (wdl.isEmpty() && problems.isEmpty() && !folders.isBlank()) {
      problems.add("found no tablebases in " + folders);
    }
    return problems;
  }

  /** Collects the tables of all folders; tells which folders cannot be read. */
  private static List<String> scanAll(String folders, Map<Long, Path> wdl, Map<Long, Path> dtz) {
    List<String> problems = new ArrayList<>();
    for (String folder : folders.split(File.pathSeparator)) {
      if (!folder.isBlank()) {
        scan(folder.strip(), wdl, dtz, problems);
      }
    }
    return problems;
  }

  private static void scan(
      String folder, Map<Long, Path> wdl, Map<Long, Path> dtz, List<String> problems) {
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(Path.of(folder), "*.rtb[wz]")) {
      for (Path path : entries) {
        String name = path.getFileName().toString();
        long material = MaterialKey.key(name.substring(0, name.length() - WDL_EXTENSION.length()));
        if (material != 0) {
          (name.endsWith(DTZ_EXTENSION) ? dtz : wdl).putIfAbsent(material, path);
        }
      }
    } catch (IOException | InvalidPathException | DirectoryIteratorException e) {
      problems.add("cannot read the tablebase folder " + folder);
    }
  }

  /** The most men, kings included, that any table covers; 0 without tables. */
  public int maxMen() {
    return maxMen;
  }

  /** What was found, for a person to read; empty if there is nothing. */
  public Optional<String> report() {
    return this == NONE
        ? Optional.empty()
        : Optional.of(
            "found " + wdlCount + " WDL and " + dtzCount + " DTZ tables, up to " + maxMen + " men");
  }

  /** The WDL table for a material, null if there is none. */
  @Nullable SyzygyTable wdl(long material) {
    Slot slot = find(material);
    return slot == null ? null : slot.wdl();
  }

  @Nullable SyzygyTable dtz(long material) {
    Slot slot = find(material);
    return slot == null ? null : slot.dtz();
  }

  /** Gives the mapped memory back; nobody may be probing. */
  @Override
  public void close() {
    if (this != NONE) {
      arena.close();
    }
  }

  private @Nullable Slot find(long material) {
    int mask = keys.length - 1;
    int at = hash(material) & mask;
    while (slots[at] != null) {
      if (keys[at] == material) {
        return slots[at];
      }
      at = at + 1 & mask;
    }
    return null;
  }

  private void insert(long material, Slot slot) {
    int mask = keys.length - 1;
    int at = hash(material) & mask;
    while (slots[at] != null) {
      at = at + 1 & mask;
    }
    keys[at] = material;
    slots[at] = slot;
  }

  private static int hash(long material) {
    long mixed = material * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> 32);
  }

  /** The two files of one material, mapped on demand. */
  private final class Slot {
    private final long material;
    private final Path wdlPath;
    private final @Nullable Path dtzPath;
    private volatile @Nullable SyzygyTable wdl;
    private volatile @Nullable SyzygyTable dtz;
    private volatile boolean wdlTried;
    private volatile boolean dtzTried;

    Slot(long material, Path wdlPath, @Nullable Path dtzPath) {
      this.material = material;
      this.wdlPath = wdlPath;
      this.dtzPath = dtzPath;
    }

    @Nullable SyzygyTable wdl() {
      return wdlTried ? wdl : openWdl();
    }

    @Nullable SyzygyTable dtz() {
      return dtzTried ? dtz : openDtz();
    }

    private synchronized @Nullable SyzygyTable openWdl() {
      if (!wdlTried) {
        wdl = map(wdlPath, false);
        wdlTried = true;
      }
      return wdl;
    }

    private synchronized @Nullable SyzygyTable openDtz() {
      if (!dtzTried) {
        dtz = dtzPath == null ? null : map(dtzPath, true);
        dtzTried = true;
      }
      return dtz;
    }

    private @Nullable SyzygyTable map(Path path, boolean isDtz) {
      try {
        return SyzygyTable.map(path, material, isDtz, arena);
      } catch (IOException e) {
        complaints.accept("ignoring the tablebase " + path + ": " + e.getMessage());
        return null;
      }
    }

    /** A table that passed its inspection and still leads nowhere is damaged inside. */
    synchronized void discard(boolean isDtz) {
      SyzygyTable broken = isDtz ? dtz : wdl;
      if (broken == null) {
        return;
      }
      if (isDtz) {
        dtz = null;
      } else {
        wdl = null;
      }
      complaints.accept(
          "ignoring the tablebase " + (isDtz ? dtzPath : wdlPath) + ": its data is damaged");
    }
  }

  /** Stops using a table whose data turned out to be damaged. */
  void discard(long material, boolean isDtz) {
    Slot slot = find(material);
    if (slot != null) {
      slot.discard(isDtz);
    }
  }
}
