package chess.tools.train;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads the command line of {@link Train}: pairs of a name and a value. */
final class TrainCommandLine {
  static final String USAGE =
      """
      usage: Train --data FOLDER --out NETWORK [option value]...
        --data FOLDER[,FILE...]  folders with train-*.bin.gz, or single files of records
        --validation FILE        default: validation.bin.gz of the first folder
        --out FILE               the quantised network
        --checkpoint FILE        default: the network's name with .checkpoint
        --resume yes             go on from the checkpoint if there is one
        --hidden 256  --epochs 30  --batch 16384  --threads 2  --seed 1
        --rate 0.001  --final-rate 0.00001  --warm-up 500  --decay 0.01
        --score-share 0.75       the rest of the target is the game's result
        --scale 400              centipawns per unit of the logistic function
        --limit 0                use only the first so many positions
      """;

  private static final String TRAINING_FILES = "train-*.bin.gz";
  private static final String VALIDATION_FILE = "validation.bin.gz";

  private final Map<String, String> values = new HashMap<>();

  private TrainCommandLine(String[] args) {
    if (args.length % 2 != 0) {
      throw new IllegalArgumentException("every option needs a value");
    }
    for (int i = 0; i < args.length; i += 2) {
      values.put(args[i], args[i + 1]);
    }
  }

  static TrainOptions parse(String[] args) throws IOException {
    return new TrainCommandLine(args).options();
  }

  private TrainOptions options() throws IOException {
    String[] sources = required("--data").split(",");
    Path network = Path.of(required("--out"));
    TrainOptions options =
        new TrainOptions(
            files(sources),
            Path.of(text("--validation", sources[0] + "/" + VALIDATION_FILE)),
            network,
            Path.of(text("--checkpoint", network + ".checkpoint")),
            text("--resume", "no").equals("yes"),
            (int) number("--hidden", 256),
            (int) number("--epochs", 30),
            (int) number("--batch", 16384),
            (int) number("--threads", 2),
            (long) number("--seed", 1),
            (float) number("--rate", 1e-3),
            (float) number("--final-rate", 1e-5),
            (int) number("--warm-up", 500),
            (float) number("--decay", 0.01),
            new TargetBlend((float) number("--score-share", 0.75), (float) number("--scale", 400)),
            (int) number("--limit", 0));
    if (!values.isEmpty()) {
      throw new IllegalArgumentException("unknown option " + values.keySet().iterator().next());
    }
    return options;
  }

  private static List<Path> files(String[] sources) throws IOException {
    List<Path> files = new ArrayList<>();
    for (String source : sources) {
      Path path = Path.of(source);
      if (!Files.isDirectory(path)) {
        files.add(path);
        continue;
      }
      List<Path> found = new ArrayList<>();
      try (DirectoryStream<Path> folder = Files.newDirectoryStream(path, TRAINING_FILES)) {
        folder.forEach(found::add);
      }
      Collections.sort(found);
      files.addAll(found);
    }
    return files;
  }

  private String text(String name, String otherwise) {
    String value = values.remove(name);
    return value == null ? otherwise : value;
  }

  private String required(String name) {
    String value = text(name, null);
    if (value == null) {
      throw new IllegalArgumentException(name + " is missing");
    }
    return value;
  }

  private double number(String name, double otherwise) {
    String value = values.remove(name);
    try {
      return value == null ? otherwise : Double.parseDouble(value);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(name + " needs a number, not " + value);
    }
  }
}
