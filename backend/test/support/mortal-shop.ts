import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { CrashPoint } from '../../src/modules/payments/application/crash-points';
import { type EngineName, migratedStorage } from './database';
import type { Fields, PaymentWorld } from './payment-world';

/** The process was killed before it had answered. */
export class Died extends Error {}

type Given = Readonly<Record<string, unknown>>;
interface Reply {
  readonly id: number | 'ready';
  readonly result?: unknown;
  readonly error?: string;
}
type Waiting = (reply: Reply | null) => void;

/** The services of payments in a process of their own, which dies where it is told to and rises again on the same data. */
export class MortalShop {
  deaths = 0;
  /** Where the next calls of it die. */
  crashAt: CrashPoint | null = null;
  private child!: ChildProcess;
  private calls = 0;
  private output = '';
  private readonly waiting = new Map<number | 'ready', Waiting>();

  private constructor(
    private readonly world: PaymentWorld,
    private readonly variables: Fields,
    private readonly drop: () => Promise<void>,
  ) {}

  static async open(engine: EngineName, world: PaymentWorld): Promise<MortalShop> {
    const { storage, drop } = await migratedStorage(engine);
    const shop = new MortalShop(
      world,
      {
        ...world.variables,
        DATA_DIR: storage.dataDir,
        DATABASE_URL: storage.databaseUrl ?? '',
        METRICS_PORT: '0',
        LOG_LEVEL: 'error',
        PATROL: 'off',
        ROLE: 'web',
      },
      drop,
    );
    world.takeNotice = (fields) => shop.ask('notice', { fields });
    await shop.rise();
    return shop;
  }

  /** Throws `Died` when the process dies of it. */
  async ask<T = unknown>(command: string, given: Given = {}): Promise<T> {
    this.calls += 1;
    const id = this.calls;
    const reply = this.replyTo(id);
    const { crashAt } = this;
    if (this.child.connected) {
      this.child.send({ ...given, id, command, now: this.world.clock.now(), crashAt });
    } else this.hear({ id }, true);
    const heard = await reply;
    if (!heard) throw new Died(`${command} died at ${crashAt ?? 'no crash point'}: ${this.output}`);
    if (heard.error !== undefined) throw new Error(heard.error);
    return heard.result as T;
  }

  async rise(): Promise<void> {
    this.crashAt = null;
    this.output = '';
    const child = fork(join(__dirname, 'payments-process.mjs'), {
      env: { PATH: process.env['PATH'], ...this.variables },
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
    if (!(await ready)) throw new Error(`the process of payments did not start: ${this.output}`);
  }

  async close(): Promise<void> {
    if (this.child.connected) {
      const gone = once(this.child, 'exit');
      this.child.disconnect();
      await gone;
    }
    await this.drop();
  }

  private replyTo(id: number | 'ready'): Promise<Reply | null> {
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  private hear(reply: Reply, hasDied: boolean): void {
    this.waiting.get(reply.id)?.(hasDied ? null : reply);
    this.waiting.delete(reply.id);
  }
}
