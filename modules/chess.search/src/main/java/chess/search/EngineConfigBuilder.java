package chess.search;

/** Makes a changed copy of an {@link EngineConfig}: {@code config.with().threads(2).build()}. */
public final class EngineConfigBuilder {
  private int hashMegabytes;
  private int threads;
  private int multiPv;
  private int moveOverheadMillis;
  private boolean limitStrength;
  private int elo;
  private boolean analyseMode;
  private boolean showCurrentLine;
  private boolean showRefutations;
  private boolean ownBook;
  private String bookFile;
  private boolean bestBookMove;
  private String syzygyPath;
  private int syzygyProbeDepth;
  private int syzygyProbeLimit;
  private boolean syzygyFiftyMoveRule;
  private EngineConfig.EvalMode evalMode;
  private String evalFile;

  EngineConfigBuilder(EngineConfig config) {
    hashMegabytes = config.hashMegabytes();
    threads = config.threads();
    multiPv = config.multiPv();
    moveOverheadMillis = config.moveOverheadMillis();
    limitStrength = config.limitStrength();
    elo = config.elo();
    analyseMode = config.analyseMode();
    showCurrentLine = config.showCurrentLine();
    showRefutations = config.showRefutations();
    ownBook = config.ownBook();
    bookFile = config.bookFile();
    bestBookMove = config.bestBookMove();
    syzygyPath = config.syzygyPath();
    syzygyProbeDepth = config.syzygyProbeDepth();
    syzygyProbeLimit = config.syzygyProbeLimit();
    syzygyFiftyMoveRule = config.syzygyFiftyMoveRule();
    evalMode = config.evalMode();
    evalFile = config.evalFile();
  }

  public EngineConfigBuilder hashMegabytes(int value) {
    hashMegabytes = value;
    return this;
  }

  public EngineConfigBuilder threads(int value) {
    threads = value;
    return this;
  }

  public EngineConfigBuilder multiPv(int value) {
    multiPv = value;
    return this;
  }

  public EngineConfigBuilder moveOverheadMillis(int value) {
    moveOverheadMillis = value;
    return this;
  }

  public EngineConfigBuilder limitStrength(boolean value) {
    limitStrength = value;
    return this;
  }

  public EngineConfigBuilder elo(int value) {
    elo = value;
    return this;
  }

  public EngineConfigBuilder analyseMode(boolean value) {
    analyseMode = value;
    return this;
  }

  public EngineConfigBuilder showCurrentLine(boolean value) {
    showCurrentLine = value;
    return this;
  }

  public EngineConfigBuilder showRefutations(boolean value) {
    showRefutations = value;
    return this;
  }

  public EngineConfigBuilder ownBook(boolean value) {
    ownBook = value;
    return this;
  }

  public EngineConfigBuilder bookFile(String value) {
    bookFile = value;
    return this;
  }

  public EngineConfigBuilder bestBookMove(boolean value) {
    bestBookMove = value;
    return this;
  }

  public EngineConfigBuilder syzygyPath(String value) {
    syzygyPath = value;
    return this;
  }

  public EngineConfigBuilder syzygyProbeDepth(int value) {
    syzygyProbeDepth = value;
    return this;
  }

  public EngineConfigBuilder syzygyProbeLimit(int value) {
    syzygyProbeLimit = value;
    return this;
  }

  public EngineConfigBuilder syzygyFiftyMoveRule(boolean value) {
    syzygyFiftyMoveRule = value;
    return this;
  }

  public EngineConfigBuilder evalMode(EngineConfig.EvalMode value) {
    evalMode = value;
    return this;
  }

  public EngineConfigBuilder evalFile(String value) {
    evalFile = value;
    return this;
  }

  public EngineConfig build() {
    return new EngineConfig(
        hashMegabytes,
        threads,
        multiPv,
        moveOverheadMillis,
        limitStrength,
        elo,
        analyseMode,
        showCurrentLine,
        showRefutations,
        ownBook,
        bookFile,
        bestBookMove,
        syzygyPath,
        syzygyProbeDepth,
        syzygyProbeLimit,
        syzygyFiftyMoveRule,
        evalMode,
        evalFile);
  }
}
