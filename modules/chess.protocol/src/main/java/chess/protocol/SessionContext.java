package chess.protocol;

import chess.search.Engine;
import java.util.Optional;

/**
 * What a session needs from the outside.
 *
 * @param engine the one engine, shared by the sessions that follow each other
 * @param output where protocol text goes
 * @param events where events come from; makes the listeners that a search reports to
 * @param identity who we are
 * @param traffic the log of the conversation, silent unless somebody asked for one
 * @param bench the signature run behind the {@code bench} command
 * @param terminal whether a person sits at a terminal at both ends: prompt and colour make sense
 * @param editor where a person edits lines; empty if a terminal has nothing but whole lines
 */
public record SessionContext(
    Engine engine,
    LineOutput output,
    EventQueue events,
    EngineIdentity identity,
    Traffic traffic,
    BenchCommand bench,
    boolean terminal,
    Optional<LineEditor> editor) {}
