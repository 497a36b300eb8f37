import { Agent, get } from 'node:http';
import type { DataSource } from 'typeorm';
import { readEnv } from '../../src/config/env';
import { settingsFrom } from '../../src/config/settings-from-env';
import { dataSourceOptions, openDataSource } from '../../src/shared/database/data-source';
import { eventually, until } from './waiting';

const ROWS_AT_ONCE = 1_000;
const LINKS = 200;
const CONNECTIONS = 8;
/** Without a click more counted for so long, none will be. */
const STANDSTILL_MS = 60_000;
const REFUSED_PAUSE_MS = 20;

/** What came of a request: a status, or the code of the error that ended it. */
export type Outcome = number | string;

/** Asks for a short link as a person would. */
export function visitOnce(agent: Agent, origin: string, link: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      resolve(error.code ?? error.message);
    };
    get(
      `${origin}/fault-${String(link)}`,
      { agent, headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0' } },
      (response) => {
        response.resume().on('error', fail);
        response.on('end', () => {
          resolve(response.statusCode ?? 0);
        });
      },
    ).on('error', fail);
  });
}

/** Makes links that `visitOnce` asks for, from 0 on. */
export async function makeLinks(dataSource: DataSource, total: number): Promise<void> {
  for (let from = 0; from < total; from += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, total - from) }, (_, index) => from + index);
    await dataSource.query(
      `INSERT INTO links (domain_id, slug, url, group_id, creator_user_id, created_at) VALUES ${rows.map(() => '(0, ?, ?, 0, 0, ?)').join(',')}`,
      rows.flatMap((index) => [`fault-${String(index)}`, 'https://example.com/', new Date()]),
    );
  }
}

/** Hits that have been counted of each of those links. */
export async function countedHits(dataSource: DataSource): Promise<Map<number, number>> {
  const rows: { slug: string; hits: number | string }[] = await dataSource.query(
    'SELECT slug, SUM(hits) AS hits FROM click_totals JOIN links ON links.id = subject WHERE level = 0 GROUP BY slug',
  );
  return new Map(rows.map(({ slug, hits }) => [Number(slug.replace('fault-', '')), Number(hits)]));
}

export const openProductDatabase = (variables: Readonly<Record<string, string>>): Promise<DataSource> =>
  openDataSource(dataSourceOptions(settingsFrom(readEnv(variables)).storage));

/** What differs, and how many clicks were counted altogether. */
interface Books {
  readonly wrong: string[];
  readonly counted: number;
}

/** Visits that go on while something happens, and the books of them: who was answered must be counted, once. */
export class VisitLedger {
  /** Answered redirects by link. */
  readonly answered = Array.from({ length: LINKS }, () => 0);
  /** Every request that was not answered with a redirect. */
  readonly failures: Outcome[] = [];
  private readonly unsure = Array.from({ length: LINKS }, () => 0);
  private next = 0;

  private constructor(readonly dataSource: DataSource) {}

  static async open(variables: Readonly<Record<string, string>>): Promise<VisitLedger> {
    const dataSource = await openProductDatabase(variables);
    await makeLinks(dataSource, LINKS);
    return new VisitLedger(dataSource);
  }

  get total(): number {
    return this.answered.reduce((sum, each) => sum + each, 0);
  }

  /** Waits until so many more redirects are answered. */
  async visited(more: number): Promise<void> {
    const goal = this.total + more;
    await until(`${String(more)} more have come`, () => this.total >= goal);
  }

  /** Reads every link once, so that all of them are at hand. */
  async visitAll(origin: string): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    await Promise.all(Array.from({ length: LINKS }, (_, link) => this.visit(agent, origin, link)));
    agent.destroy();
  }

  /**
   * Visits while the work lasts, over connections that are kept. A visitor who cannot connect goes where `originOf` then says,
   * as a load balancer would: nothing was asked yet.
   */
  async during<T>(originOf: () => string, work: () => Promise<T>): Promise<T> {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    let isOver = false;
    const visitor = async (): Promise<void> => {
      while (!isOver) {
        this.next = (this.next + 1) % LINKS;
        await this.visit(agent, originOf(), this.next);
      }
    };
    const visitors = Promise.all(Array.from({ length: CONNECTIONS }, visitor));
    try {
      return await work();
    } finally {
      isOver = true;
      await visitors;
      agent.destroy();
    }
  }

  /**
   * Links that were counted less often than answered, or more often than asked; waits until none is less, for as long as
   * counting goes on, however slow the machine is.
   */
  async wrongs(): Promise<string[]> {
    let books = await this.compare();
    for (let before = -1; books.wrong.length > 0 && books.counted !== before; books = await this.compare()) {
      before = books.counted;
      const hasMoved = ({ wrong, counted }: Books): boolean => wrong.length === 0 || counted !== before;
      await eventually(() => this.compare(), hasMoved, STANDSTILL_MS).catch(() => null);
    }
    return books.wrong;
  }

  close(): Promise<void> {
    return this.dataSource.destroy();
  }

  private async compare(): Promise<Books> {
    const counted = await countedHits(this.dataSource);
    const wrong = this.answered.flatMap((answers, link) => {
      const hits = counted.get(link) ?? 0;
      const isRight = hits >= answers && hits <= answers + (this.unsure[link] ?? 0);
      return isRight ? [] : [`fault-${link}: ${answers} answered, ${hits} counted`];
    });
    return { wrong, counted: [...counted.values()].reduce((sum, hits) => sum + hits, 0) };
  }

  private async visit(agent: Agent, origin: string, link: number): Promise<void> {
    const outcome = await visitOnce(agent, origin, link);
    if (outcome === 302) this.answered[link] = (this.answered[link] ?? 0) + 1;
    else if (outcome === 'ECONNREFUSED') {
      await new Promise((resolve) => setTimeout(resolve, REFUSED_PAUSE_MS));
    } else {
      this.failures.push(outcome);
      this.unsure[link] = (this.unsure[link] ?? 0) + 1;
    }
  }
}
