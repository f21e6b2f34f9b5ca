import chess.app.Grammar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Writes what the shell and its user know of the command lines: the man page, and completion for
 * bash and zsh. All of it is made of the description that the program itself reads command lines
 * by. Runs with the program on the class path.
 */
final class WriteDocuments {
  private WriteDocuments() {}

  /**
   * @param arguments the folder of the linked program
   */
  public static void main(String[] arguments) throws IOException {
    Path image = Path.of(arguments[0]);
    CommandSpec program = Grammar.program();
    Map<String, String> files =
        Map.of(
            "share/man/man6/duplex.6", new ManPage(program).text(),
            "share/bash-completion/completions/duplex", new BashCompletion(program).text(),
            "share/zsh/site-functions/_duplex", new ZshCompletion(program).text());
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path path = image.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
  }
}
