package chess.blackbox;

import java.util.List;
import java.util.stream.Stream;

/** What the lines of the fuzz are made of: every command of both protocols in typical shapes. */
final class FuzzCommands {
  static final List<String> UCI =
      """
      uci
      debug on
      debug off
      isready
      setoption name Hash value 4
      setoption name Threads value 2
      setoption name Threads value 1
      setoption name MultiPV value 3
      setoption name MultiPV value 1
      setoption name Clear Hash
      setoption name Move Overhead value 20
      setoption name UCI_ShowWDL value true
      setoption name UCI_Chess960 value false
      setoption name UCI_LimitStrength value false
      setoption name UCI_Elo value 1500
      setoption name SyzygyPath value <empty>
      setoption name Ponder value true
      setoption name Hash value 32
      setoption name Threads value 5
      setoption name UCI_LimitStrength value true
      setoption name UCI_AnalyseMode value true
      setoption name UCI_AnalyseMode value false
      setoption name UCI_ShowCurrLine value true
      setoption name UCI_ShowRefutations value true
      setoption name EvalMode value classical
      setoption name EvalMode value nnue
      setoption name OwnBook value true
      setoption name Best Book Move value true
      setoption name SyzygyProbeDepth value 3
      setoption name SyzygyProbeLimit value 4
      setoption name Syzygy50MoveRule value false
      setoption name UCI_Opponent value GM 2800 human Somebody
      register later
      ucinewgame
      position startpos
      position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5
      position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 moves e1g1
      position fen 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1
      position fen 7k/6Q1/5K2/8/8/8/8/8 b - - 0 1
      position fen 6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1 moves d1d8
      position fen bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9
      go infinite
      go ponder wtime 1000 btime 1000
      go depth 4
      go nodes 500
      go movetime 5
      go mate 2
      go wtime 100 btime 100 winc 1 binc 1 movestogo 5
      go searchmoves e2e4 d2d4 depth 3
      go perft 3
      go
      stop
      ponderhit
      d
      eval
      flip
      """
          .lines()
          .toList();

  static final List<String> XBOARD =
      """
      xboard
      protover 2
      accepted debug
      rejected san
      new
      variant normal
      variant fischerandom
      random
      force
      go
      playother
      white
      black
      level 40 5 0
      level 0 0:01 0.1
      st 0.01
      sd 3
      depth 2
      nps 1000
      nps 0
      time 10
      otim 100
      e2e4
      e7e5
      Nf3
      usermove d2d4
      usermove e8=Q
      O-O
      ?
      ping 7
      draw
      result 1-0 {White mates}
      setboard r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1
      setboard 8/8/8/8/8/8/8/8 w - - 0 1
      setboard 6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1
      edit
      #
      c
      Ke1
      .
      hint
      bk
      undo
      remove
      hard
      easy
      post
      nopost
      analyze
      exit
      name Somebody
      rating 2000 2100
      ics -
      computer
      pause
      resume
      memory 4
      cores 2
      egtpath syzygy /nowhere
      option MultiPV=2
      option EvalMode=classical
      option EvalMode=nnue
      option LimitStrength=1
      option LimitStrength=0
      option ExtendedPV=1
      option DrawOffers=offer
      option Resign=1
      option MultiPV=1
      option ClearHash
      exclude e2e4
      exclude all
      include all
      setscore 1 2
      lift e2
      put e4
      d
      eval
      fen
      moves
      history
      perft 3
      """
          .lines()
          .toList();

  static final List<String> CONSOLE =
      Stream.concat(
              XBOARD.stream().filter(line -> !line.matches("xboard|protover.*|go|exit")),
              """
              help
              help elo
              show
              flip
              pieces letters
              pieces figures
              elo 1500
              elo off
              mode play
              mode watch
              mode people
              load 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
              load nowhere.pgn
              e2 e4
              e4
              e5
              d4
              Nc6
              resign
              back
              stop
              sd off
              level
              hepl
              """
                  .lines())
          .toList();

  static final List<String> BOTH = Stream.concat(UCI.stream(), XBOARD.stream()).toList();

  private FuzzCommands() {}
}
