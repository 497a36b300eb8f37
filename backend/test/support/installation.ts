import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Answer, askAt, type Call } from './asking';
import { CookieBrowser } from './cookie-browser';
import { type EngineName, emptyStorage } from './database';
import { codeInOutbox } from './outbox';
import { freePort, ProductProcess } from './processes';
import { openProductDatabase } from './visit-ledger';
import { eventually } from './waiting';

const MIGRATED_WITHIN_MS = 10 * 60_000;
const COUNTED_WITHIN_MS = 20 * 60_000;

/** What a person got to read, by what was asked. */
export type Answers = Readonly<Record<string, unknown>>;

/** A path below the base of the API, and the question to it if it takes one. */
export type Question = readonly [path: string, body?: object];

/** A data folder and a database whose versions come and go. */
export class Installation {
  private process!: ProductProcess;

  private constructor(
    readonly port: number,
    readonly variables: Readonly<Record<string, string>>,
    readonly drop: () => Promise<void>,
  ) {}

  static async prepare(engine: EngineName, admin: string): Promise<Installation> {
    const { storage, drop } = await emptyStorage(engine);
    const port = await freePort();
    return new Installation(
      port,
      {
        DATA_DIR: storage.dataDir,
        DATABASE_URL: storage.databaseUrl ?? '',
        PORT: String(port),
        HOST: '127.0.0.1',
        METRICS_PORT: '0',
        LOG_LEVEL: 'warn',
        PATROL: 'off',
        SMS_GATEWAY: 'outbox',
        ADMIN_EMAILS: admin,
        TRUSTED_PROXIES: '127.0.0.1',
      },
      drop,
    );
  }

  /** @param main of an earlier version */
  async start(main?: string): Promise<void> {
    this.process = new ProductProcess(this.variables, main);
    await this.process.start(MIGRATED_WITHIN_MS);
  }

  end(signal: NodeJS.Signals): Promise<number | null> {
    return this.process.end(signal);
  }

  ask<T = unknown>(path: string, call?: Call): Promise<Answer<T>> {
    return askAt<T>(`http://localhost:${String(this.port)}${path}`, call);
  }

  async query<T>(sql: string): Promise<T[]> {
    const dataSource = await openProductDatabase(this.variables);
    try {
      return await dataSource.query(sql);
    } finally {
      await dataSource.destroy();
    }
  }

  /** People follow short links, in turns. */
  async visit(slugs: readonly string[], amount: number, name = 'localhost'): Promise<void> {
    const visitors = promisify(execFile)(process.execPath, [
      join(__dirname, '../faults/visit-links.mjs'),
      String(this.port),
      `${name}:${String(this.port)}`,
      String(amount),
    ]);
    visitors.child.stdin?.end(JSON.stringify(slugs));
    await visitors;
  }

  /** Hits by people and programs, of all links, waited for until they are as many. */
  hits(expected: number): Promise<number> {
    return eventually(
      async () => {
        const [row] = await this.query<{ hits: number | string | null }>(
          'SELECT SUM(hits) AS hits FROM click_totals JOIN links ON links.id = subject WHERE level = 0',
        );
        return Number(row?.hits ?? 0);
      },
      (hits) => hits >= expected,
      COUNTED_WITHIN_MS,
    );
  }
}

/** A person in a browser that stays signed in from one version to the next. */
export class Person {
  private readonly browser: CookieBrowser;
  groupId = 0;

  constructor(
    private readonly installation: Installation,
    private readonly email: string,
  ) {
    this.browser = new CookieBrowser(installation);
  }

  /** Registers and signs in. */
  async join(): Promise<void> {
    await this.call('/register', { email: this.email, lang: 'en' });
    const verificationCode = await codeInOutbox(this.installation.variables['DATA_DIR'] ?? '', this.email);
    await this.call('/auth/verify', { email: this.email, verificationCode, keep: 'cookie' });
    await this.browser.becomeMember();
    const { data } = await this.call<{ data: { groupId: number } }>('/my/info', undefined, 'GET');
    this.groupId = data.groupId;
  }

  /** The answer's body; throws when the call is refused. */
  async call<T>(path: string, body: unknown, method = 'POST'): Promise<T> {
    const answer = await this.ask<T>(path, body, method);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** What this person gets to read; the next version must answer the same. */
  async answers(questions: readonly Question[]): Promise<Answers> {
    const answers: Record<string, unknown> = {};
    for (const [path, question] of questions) {
      const { status, body } = await this.ask(path, question, question ? 'POST' : 'GET');
      if (status >= 500) throw new Error(`${path} answered ${String(status)}`);
      const key = [path, ...(question ? [JSON.stringify(question)] : [])].join(' ');
      answers[key] = status < 400 ? body : status;
    }
    return answers;
  }
  /** As a browser does, with a new token when the last one has expired. */
  private async ask<T>(path: string, body: unknown, method: string): Promise<Answer<T>> {
    const answer = await this.browser.call<T>(path, body, method);
    if (answer.status !== 401) return answer;
    await this.browser.becomeMember();
    return this.browser.call<T>(path, body, method);
  }
}
