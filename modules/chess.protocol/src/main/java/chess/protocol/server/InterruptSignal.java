package chess.protocol.server;

import java.lang.reflect.Proxy;

/**
 * Takes SIGINT away from the JVM, which would exit. XBoard sends that signal to a thinking engine,
 * so it must not be the end.
 *
 * <p>The signal classes of the JDK are reached by reflection because the compiler warns about them
 * in a way that cannot be switched off, and warnings are errors here.
 */
final class InterruptSignal {
  private InterruptSignal() {}

  /** Calls this for each SIGINT from now on; does nothing where the system has no such signal. */
  static void handle(Runnable action) {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      Object callback =
          Proxy.newProxyInstance(
              handler.getClassLoader(),
              new Class<?>[] {handler},
              (proxy, method, arguments) -> {
                if (method.getName().equals("handle")) {
                  action.run();
                }
                return null;
              });
      Object interrupt = signal.getConstructor(String.class).newInstance("INT");
      signal.getMethod("handle", signal, handler).invoke(null, interrupt, callback);
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      // No such signal here, or the JVM was told to leave signals alone: nothing to protect from.
      return;
    }
  }
}
