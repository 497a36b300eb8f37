import { createConnection, type Connection, type ConnectionOptions } from 'mysql2';

/** One statement that has not been answered. */
export interface Unanswered {
  /** On the clock of `performance.now()`. */
  readonly since: number;
  /** Ends it with the error, and the connection with it. */
  readonly fail: (error: Error) => void;
}

/** So often within the time of an answer is looked for statements that wait, and a silent server asked again. */
const LOOKS_PER_ANSWER = 4;

const noAnswer = (): Error =>
  Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT', fatal: true });

/**
 * Tells a database that hangs from a statement that takes its time. When one waits for longer than that takes, the server
 * is asked for nothing, on a connection of its own: if that is not answered either, all who wait are told, and a caller who
 * comes is told at once, until it answers again.
 */
export class AnswerWatch {
  private readonly unanswered = new Set<Unanswered>();
  private probe: Connection | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isAsking = false;
  private silent = false;
  private ended = false;

  /** @param answerMs how long any answer, of a server that lives, takes at most */
  constructor(
    private readonly options: ConnectionOptions,
    private readonly answerMs: number,
  ) {}

  /** The error for callers who come while the database is known to hang; null when it may be asked. */
  get refusal(): Error | null {
    return this.silent ? noAnswer() : null;
  }

  /** Until the returned function is called. */
  watch(fail: Unanswered['fail']): () => void {
    const entry = { since: performance.now(), fail };
    this.unanswered.add(entry);
    this.timer ??= setInterval(() => void this.look(), this.answerMs / LOOKS_PER_ANSWER).unref();
    return () => this.unanswered.delete(entry);
  }

  end(): void {
    this.ended = true;
    this.rest();
    this.drop();
  }

  private async look(): Promise<void> {
    if (this.isAsking) return;
    const [oldest] = this.unanswered;
    if (oldest === undefined && !this.silent) this.rest();
    else if (this.silent || performance.now() - (oldest?.since ?? 0) >= this.answerMs) {
      this.isAsking = true;
      const answers = await this.answers();
      this.isAsking = false;
      if (!this.ended) this.take(answers);
    }
  }

  private take(answers: boolean): void {
    this.silent = !answers;
    if (answers) return;
    this.drop();
    for (const { fail } of [...this.unanswered]) fail(noAnswer());
    this.unanswered.clear();
  }

  /** An error is an answer, too: what it is about, the statement itself will be told. */
  private answers(): Promise<boolean> {
    return new Promise((resolve) => {
      // What has arrived while this process was busy is read before it counts as missing.
      const timer = setTimeout(() => setImmediate(() => setImmediate(resolve, false)), this.answerMs);
      const done = (error: { readonly code?: string } | null): void => {
        clearTimeout(timer);
        if (error) this.drop();
        resolve(error?.code !== 'ETIMEDOUT');
      };
      this.connected().query('SELECT 1', done);
    });
  }

  private connected(): Connection {
    if (this.probe) return this.probe;
    const probe = createConnection(this.options);
    probe.on('error', () => this.drop());
    this.probe = probe;
    return probe;
  }

  private drop(): void {
    this.probe?.destroy();
    this.probe = null;
  }

  private rest(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }
}
