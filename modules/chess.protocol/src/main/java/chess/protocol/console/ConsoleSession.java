package chess.protocol.console;

import chess.protocol.Session;
import chess.protocol.SessionContext;
import chess.protocol.SessionEvent;
import chess.protocol.SessionEvent.Input;
import chess.protocol.text.Numbers;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Set;

/**
 * A conversation with a person, or with a script that writes like one: lines in, prompts, the end.
 * What the lines mean is the {@link ConsoleTalk}'s affair.
 *
 * <p>A person sees that we think and may interrupt. A script writes on without looking, so its next
 * lines wait until we have moved.
 */
public final class ConsoleSession implements Session {
  /** How long we think about the last answer when the input has ended. */
  private static final long LAST_THOUGHT_NANOS = 500_000_000L;

  /** How long all the rest may take then, also where the processor has much else to do. */
  private static final long FAREWELL_NANOS = 5_000_000_000L;

  private static final int INTERRUPTS_TO_QUIT = 2;

  /** What a script may say while we are busy: both end that. */
  private static final Set<String> URGENT = Set.of("?", "stop");

  private final SessionContext context;
  private final boolean terminal;
  private final ConsoleOutput output;
  private final ConsoleTalk talk;
  private final ArrayDeque<Input> waiting = new ArrayDeque<>();
  private int interrupts;
  private boolean inputEnded;
  private boolean lastMoment;

  public ConsoleSession(SessionContext context, Capabilities capabilities) {
    this.context = context;
    this.terminal = capabilities.terminal();
    output =
        new ConsoleOutput(
            context.output(),
            capabilities,
            () -> columns(System.getenv("COLUMNS")),
            terminal ? context.editor() : Optional.empty());
    talk = new ConsoleTalk(context, capabilities, output);
    if (terminal) {
      talk.greet();
      prompt();
      context.engine().prepare(() -> {});
    }
  }

  /** What the shell says, if it does; else what fits into nearly every terminal. */
  private static int columns(String told) {
    int columns = Numbers.toInt(Numbers.whole(told == null ? "" : told).orElse(0));
    return columns > 0 ? columns - 1 : ConsoleOutput.WIDTH;
  }

  @Override
  public void failed(SessionEvent event, Throwable cause) {
    context.traffic().note("the event was " + event);
    talk.failed("internal error", cause);
  }

  @Override
  public void leave() {
    talk.leave();
    output.leave();
  }

  @Override
  public Next react(SessionEvent event) {
    Next next =
        switch (event) {
          case SessionEvent.Input input -> read(input);
          case SessionEvent.EndOfInput end -> endOfInput();
          case SessionEvent.Interrupt interrupt -> interrupt();
          case SessionEvent.Tick tick -> timeIsUp(tick);
          default -> {
            talk.hear(event);
            yield Next.CONTINUE;
          }
        };
    return next == Next.QUIT ? next : goOn();
  }

  private Next read(Input input) {
    output.lineEntered();
    interrupts = 0;
    boolean busy = talk.isBusy();
    boolean urgent = busy && URGENT.contains(input.line().strip());
    if (!terminal && !urgent && (busy || !waiting.isEmpty())) {
      waiting.addLast(input);
      return Next.CONTINUE;
    }
    return talk.obey(input.line(), input.nanos());
  }

  /** What a script has said meanwhile, then the prompt, or the end when the input has ended. */
  private Next goOn() {
    while (!waiting.isEmpty() && !talk.isBusy()) {
      Input next = waiting.removeFirst();
      if (talk.obey(next.line(), System.nanoTime()) == Next.QUIT) {
        return Next.QUIT;
      }
    }
    if (inputEnded) {
      if (lastMoment) {
        talk.moveNow();
      }
      return talk.isBusy() ? Next.CONTINUE : farewell();
    }
    prompt();
    return Next.CONTINUE;
  }

  /** Whoever piped a move to us still wants to see an answer, but not to wait for it. */
  private Next endOfInput() {
    inputEnded = true;
    talk.endSelfPlay();
    context.events().wakeAt(System.nanoTime() + LAST_THOUGHT_NANOS);
    return Next.CONTINUE;
  }

  private Next farewell() {
    talk.answerPing();
    return Next.QUIT;
  }

  private Next timeIsUp(SessionEvent.Tick tick) {
    if (!inputEnded) {
      talk.hear(tick);
      return Next.CONTINUE;
    }
    if (lastMoment) {
      return farewell();
    }
    lastMoment = true;
    context.events().wakeAt(System.nanoTime() + FAREWELL_NANOS);
    return Next.CONTINUE;
  }

  private Next interrupt() {
    interrupts++;
    if (interrupts >= INTERRUPTS_TO_QUIT) {
      return Next.QUIT;
    }
    output.leave();
    talk.stop(System.nanoTime());
    output.line("Press Ctrl-C again to leave.");
    return Next.CONTINUE;
  }

  private void prompt() {
    boolean thinking = talk.isThinking();
    if (!thinking) {
      output.endProgress();
      output.prompt(talk.prompt());
    }
    output.clocks(talk.clockFace());
    output.ask(thinking ? "" : talk.prompt(), talk.completer());
  }
}
