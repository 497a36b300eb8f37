import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ENOUGH_GUEST_LINKS } from './asking';
import { migratedStorage, type EngineName } from './database';
import { eventually } from './waiting';

const MAIN = join(__dirname, '../../dist/main.js');
const START_MS = 60_000;
/** As `tools/lib/server-flags.mjs` has them; an earlier version may know less. */
const FLAGS = ['--disable-proto=delete'];

/** A port that is free just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** One process of the built product. */
export class ProductProcess {
  private child: ChildProcess | null = null;
  private output = '';

  /** @param main the script that starts it, of an earlier version perhaps */
  constructor(
    private readonly variables: Readonly<Record<string, string>>,
    private readonly main = MAIN,
  ) {}

  /** Everything the process has said so far. */
  get said(): string {
    return this.output;
  }

  /** Its number among the processes of this machine. */
  get pid(): number {
    const pid = this.child?.pid;
    if (pid === undefined) throw new Error('the process has not been started');
    return pid;
  }

  /** Resolves when the process is ready for work. */
  async start(withinMs = START_MS): Promise<void> {
    const child = spawn(process.execPath, [...FLAGS, this.main], {
      env: {
        PATH: process.env['PATH'],
        GUEST_LINKS_PER_HOUR: ENOUGH_GUEST_LINKS,
        SMS_GATEWAY: 'outbox',
        // On a machine that is busy with tests, slow is not away.
        DATABASE_TIMEOUT_FACTOR: '12',
        ...this.variables,
      },
      stdio: 'pipe',
    });
    this.child = child;
    this.output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => (this.output += text.toString()));
    }
    const ended = once(child, 'exit').then(() => {
      throw new Error(`the process ended before it was ready:\n${this.output}`);
    });
    ended.catch(() => undefined);
    await Promise.race([
      ended,
      eventually(
        () => Promise.resolve(this.output),
        (text) => /Linklet (is ready|works)/.test(text),
        withinMs,
      ),
    ]);
  }

  /** Ends it in the given way and waits until it is gone. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (child?.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const exit = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await exit)[0];
  }
}

/** The built product on one empty database, as one process or as `web` and `worker`. */
export class Product {
  private constructor(
    readonly origin: string,
    readonly processes: readonly ProductProcess[],
    readonly databaseVariables: Readonly<Record<string, string>>,
    private readonly drop: () => Promise<void>,
  ) {}

  static async start(
    engine: EngineName,
    roles: readonly string[],
    more: Readonly<Record<string, string>> = {},
  ): Promise<Product> {
    const { storage, drop } = await migratedStorage(engine);
    const port = more['PORT'] ?? String(await freePort());
    const origin = `http://localhost:${port}`;
    const database = { DATA_DIR: storage.dataDir, DATABASE_URL: storage.databaseUrl ?? '' };
    const processes = roles.map(
      (role) =>
        new ProductProcess({
          ...database,
          PORT: port,
          HOST: '127.0.0.1',
          METRICS_PORT: '0',
          LOG_LEVEL: 'warn',
          // Nothing is out there to be looked after.
          PATROL: 'off',
          ROLE: role,
          ...more,
        }),
    );
    const product = new Product(origin, processes, database, drop);
    for (const each of processes) await each.start();
    return product;
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((each) => each.end('SIGTERM')));
    await this.drop();
  }
}
