package chess.tools.spsa;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** The numbers under tuning and what games have taught about them. Used by several threads. */
final class Spsa {
  private final Gains gains;
  private final SplittableRandom random;
  private List<TunedNumber> numbers;

  /**
   * Two opposite sets of numbers and what they are made of.
   *
   * @param round from 1
   * @param signs which numbers the first engine has above their present value: 1, else -1
   */
  record Trial(int round, int[] signs, List<String> first, List<String> second) {}

  Spsa(List<TunedNumber> numbers, Gains gains, long seed) {
    this.numbers = List.copyOf(numbers);
    this.gains = gains;
    this.random = new SplittableRandom(seed);
  }

  synchronized List<TunedNumber> numbers() {
    return numbers;
  }

  /** Draws which numbers go up and which go down. */
  synchronized Trial draw(int round) {
    int[] signs = new int[numbers.size()];
    for (int i = 0; i < signs.length; i++) {
      signs[i] = random.nextBoolean() ? 1 : -1;
    }
    double stretch = gains.stretch(round);
    return new Trial(round, signs, settings(signs, stretch), settings(signs, -stretch));
  }

  private List<String> settings(int[] signs, double steps) {
    List<String> settings = new ArrayList<>();
    for (int i = 0; i < signs.length; i++) {
      TunedNumber moved = numbers.get(i).moved(steps * signs[i]);
      settings.add(moved.name() + "=" + moved.rounded(random.nextDouble()));
    }
    return settings;
  }

  /**
   * Moves every number towards the side that won.
   *
   * @param advantage of the first engine: 1 if it won all games, -1 if it lost them all
   */
  synchronized void learn(Trial trial, double advantage) {
    double steps = gains.rate(trial.round()) * advantage;
    List<TunedNumber> learned = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i++) {
      learned.add(numbers.get(i).moved(steps * trial.signs()[i]));
    }
    numbers = List.copyOf(learned);
  }
}
