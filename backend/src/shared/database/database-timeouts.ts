/**
 * How long the database is waited for before it counts as away, in milliseconds. Tests wait longer: on a machine that is
 * busy with them, slow is not away.
 */
export class DatabaseTimeouts {
  constructor(
    /** For one statement, for a free connection, and for others to finish writing. */
    readonly statementMs = 5_000,
    /** For what a visitor waits for. */
    readonly visitMs = 800,
    /** For guesses, which a page can do without: a database that needs longer has more urgent work. */
    readonly guessMs = 250,
    /** For the write by which readiness is checked. */
    readonly readyMs = 1_000,
    /** For a question that asks for nothing, of a server beside a statement that waits for as long: twice this is the end. */
    readonly answerMs = 400,
  ) {}

  /** Each of them so many times as long. */
  times(factor: number): DatabaseTimeouts {
    const { statementMs, visitMs, guessMs, readyMs, answerMs } = this;
    const [statement, visit, guess, ready, answer] = [statementMs, visitMs, guessMs, readyMs, answerMs].map(
      (ms) => ms * factor,
    );
    return new DatabaseTimeouts(statement, visit, guess, ready, answer);
  }
}
