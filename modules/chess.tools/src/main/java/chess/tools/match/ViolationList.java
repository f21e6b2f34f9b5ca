package chess.tools.match;

import chess.tools.client.Violation;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** All violations of a match, by engine and kind, with the first examples of each. */
final class ViolationList {
  private static final int EXAMPLES = 5;

  /** One kind of fault of one engine. */
  private static final class Entry {
    private int count;
    private final List<String> examples = new ArrayList<>();
  }

  private final Map<String, Map<Violation.Kind, Entry>> engines = new TreeMap<>();

  synchronized void add(Violation violation, int gameNumber) {
    Entry entry =
        engines
            .computeIfAbsent(violation.engine(), name -> new EnumMap<>(Violation.Kind.class))
            .computeIfAbsent(violation.kind(), kind -> new Entry());
    entry.count++;
    // The grave ones are rare and each matters.
    if (entry.examples.size() < EXAMPLES || violation.kind().isGrave()) {
      entry.examples.add("game " + gameNumber + ": " + violation.detail());
    }
  }

  /** How often any engine broke a rule in this way. */
  synchronized int count(Violation.Kind kind) {
    int count = 0;
    for (Map<Violation.Kind, Entry> kinds : engines.values()) {
      Entry entry = kinds.get(kind);
      count += entry == null ? 0 : entry.count;
    }
    return count;
  }

  /** How many games were lost by breaking the rules. */
  synchronized int graveCount() {
    int count = 0;
    for (Map<Violation.Kind, Entry> kinds : engines.values()) {
      for (Map.Entry<Violation.Kind, Entry> kind : kinds.entrySet()) {
        count += kind.getKey().isGrave() ? kind.getValue().count : 0;
      }
    }
    return count;
  }

  synchronized List<String> lines() {
    List<String> lines = new ArrayList<>();
    engines.forEach(
        (engine, kinds) ->
            kinds.forEach(
                (kind, entry) -> {
                  String mark = kind.isGrave() ? "!! " : "   ";
                  lines.add(mark + engine + ": " + kind.words() + ", " + entry.count + " times");
                  entry.examples.forEach(example -> lines.add("      " + example));
                }));
    return lines;
  }
}
