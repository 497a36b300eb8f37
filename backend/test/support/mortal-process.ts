import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type EngineName, migratedStorage } from './database';

/** The process was killed before it had answered. */
export class Died extends Error {}

type Given = Readonly<Record<string, unknown>>;
interface Reply {
  readonly id: number | 'ready';
  readonly result?: unknown;
  readonly error?: string;
}
type Waiting = (reply: Reply | null) => void;

interface Mortal {
  /** Beside this file; answers commands and dies at the crash point that comes with them. */
  readonly script: string;
  readonly variables: Readonly<Record<string, string>>;
  /** What time it is for the process. */
  readonly now: () => number;
  readonly drop: () => Promise<void>;
}

interface MortalSettings extends Pick<Mortal, 'script'>, Partial<Pick<Mortal, 'now' | 'variables'>> {}

/** What a process on a database of its own is made from; it does nothing by itself. */
export async function mortalOn(
  engine: EngineName,
  { script, now = () => Date.now(), variables = {} }: MortalSettings,
): Promise<Mortal> {
  const { storage, drop } = await migratedStorage(engine);
  return {
    script,
    now,
    drop,
    variables: {
      DATA_DIR: storage.dataDir,
      DATABASE_URL: storage.databaseUrl ?? '',
      METRICS_PORT: '0',
      LOG_LEVEL: 'error',
      PATROL: 'off',
      ROLE: 'web',
      PORT: '0',
      APP_ORIGIN: 'http://localhost',
      ...variables,
    },
  };
}

/** Services of the product in a process of their own, which dies where it is told to and rises again on the same data. */
export class MortalProcess<Point extends string> {
  deaths = 0;
  /** Where the next calls of it die. */
  crashAt: Point | null = null;
  private child!: ChildProcess;
  private calls = 0;
  private output = '';
  private readonly waiting = new Map<number | 'ready', Waiting>();

  constructor(private readonly mortal: Mortal) {}

  /** Throws `Died` when the process dies of it. */
  async ask<T = unknown>(command: string, given: Given = {}): Promise<T> {
    this.calls += 1;
    const id = this.calls;
    const reply = this.replyTo(id);
    const { crashAt } = this;
    if (this.child.connected) {
      this.child.send({ ...given, id, command, now: this.mortal.now(), crashAt });
    } else this.hear({ id }, true);
    const heard = await reply;
    if (!heard) throw new Died(`${command} died at ${crashAt ?? 'no crash point'}: ${this.output}`);
    if (heard.error !== undefined) throw new Error(heard.error);
    return heard.result as T;
  }

  async rise(): Promise<void> {
    this.crashAt = null;
    this.output = '';
    const child = fork(join(__dirname, this.mortal.script), {
      // On a machine that is busy with tests, slow is not away.
      env: { PATH: process.env['PATH'], DATABASE_TIMEOUT_FACTOR: '12', ...this.mortal.variables },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    const ready = this.replyTo('ready');
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => (this.output += text.toString()));
    }
    child.on('message', (reply: Reply) => this.hear(reply, false));
    child.on('exit', (_, signal) => {
      if (signal === 'SIGKILL') this.deaths += 1;
      for (const id of [...this.waiting.keys()]) this.hear({ id }, true);
    });
    if (!(await ready)) throw new Error(`the process did not start: ${this.output}`);
  }

  async close(): Promise<void> {
    if (this.child.connected) {
      const gone = once(this.child, 'exit');
      this.child.disconnect();
      await gone;
    }
    await this.mortal.drop();
  }

  private replyTo(id: number | 'ready'): Promise<Reply | null> {
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  private hear(reply: Reply, hasDied: boolean): void {
    this.waiting.get(reply.id)?.(hasDied ? null : reply);
    this.waiting.delete(reply.id);
  }
}
