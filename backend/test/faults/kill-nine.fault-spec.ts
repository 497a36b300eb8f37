import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isDeep, rounds } from '../support/depth';
import { Product, type ProductProcess } from '../support/processes';
import { ShorteningGuest } from '../support/shortening-guest';
import { countedHits, makeLinks, openProductDatabase, visitOnce } from '../support/visit-ledger';
import { eventually } from '../support/waiting';

const CONNECTIONS = 16;
/** A round is killed after this many answers, each time a few more, so that the blow falls at different moments. */
const answersBeforeKill = (round: number): number => 150 + 10 * (round % 20);
/** More than are asked for in a round, answered or not. */
const LINKS_PER_ROUND = 500;
const GUESTS = 2;
const PAUSE_MS = 20;

/** Asks for links one after the other over many connections, each link once, and keeps the books. */
class VisitorsService {
  readonly answered = new Set<number>();
  readonly asked = new Set<number>();
  private next = 0;

  constructor(private readonly origin: string) {}

  /** Until the server is gone. */
  async visit(killAfter: number, kill: () => void): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const goal = this.answered.size + killAfter;
    const one = async (): Promise<void> => {
      for (;;) {
        const link = this.next;
        this.next += 1;
        this.asked.add(link);
        if ((await visitOnce(agent, this.origin, link)) !== 302) return;
        this.answered.add(link);
        if (this.answered.size === goal) kill();
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, one));
    agent.destroy();
  }
}

/** Shortens one address after the other, and repeats each call until it is answered: it must make one link. */
class Shorteners {
  /** Names of the links that were answered with 201, by their address. */
  readonly made = new Map<string, string>();
  /** Answers that are neither that nor a request to come again. */
  readonly refusals: number[] = [];

  constructor(private readonly guest: ShorteningGuest) {}

  async during(work: () => Promise<void>): Promise<void> {
    let isOver = false;
    const shortener = async (): Promise<void> => {
      while (!isOver) await this.shortenOne();
    };
    const shorteners = Promise.all(Array.from({ length: GUESTS }, shortener));
    try {
      await work();
    } finally {
      isOver = true;
      await shorteners;
    }
  }

  private async shortenOne(): Promise<void> {
    const url = `https://example.com/${randomUUID()}`;
    for (;;) {
      const answer = await this.ask(url);
      await sleep(PAUSE_MS);
      if (answer?.slug !== undefined) {
        this.made.set(url, answer.slug);
        return;
      }
      if (answer !== null && answer.status !== 503) {
        this.refusals.push(answer.status);
        return;
      }
    }
  }

  /** Null: gone before it had answered in full. */
  private async ask(url: string): Promise<{ readonly status: number; readonly slug?: string } | null> {
    try {
      const answer = await this.guest.shorten(url, url);
      if (answer.status !== 201) return { status: answer.status };
      const { data } = (await answer.json()) as { readonly data: { readonly encodeId: string } };
      return { status: answer.status, slug: data.encodeId };
    } catch {
      return null;
    }
  }
}

async function dieAndRiseAgain(
  visitors: VisitorsService,
  victim: ProductProcess,
  deaths: number,
): Promise<void> {
  for (let round = 0; round < deaths; round += 1) {
    const ends: Promise<unknown>[] = [];
    await visitors.visit(answersBeforeKill(round), () => {
      ends.push(victim.end('SIGKILL'));
    });
    expect(ends).toHaveLength(1);
    await Promise.all(ends);
    await victim.start();
  }
}

/** Links by their address, as [address, name], of all that anybody shortened. */
async function shortenedLinks(dataSource: DataSource): Promise<[string, string][]> {
  const rows: { url: string; slug: string }[] = await dataSource.query(
    "SELECT url, slug FROM links WHERE slug NOT LIKE 'fault-%'",
  );
  return rows.map(({ url, slug }) => [url, slug]);
}

const sorted = (links: Iterable<[string, string]>): string[] =>
  [...links].map((link) => link.join(' ')).sort();

// A hundred deaths on each database.
describe.each([
  ['SQLite', ['all'], 100] as const,
  ...(isDeep ? [['MariaDB', ['all'], 50] as const, ['MariaDB', ['worker', 'web'], 50] as const] : []),
])('kill -9 under load on %s as %j', (engine, roles, times) => {
  const deaths = rounds(1, times);

  it(`counts every answered redirect and keeps every answered link exactly once through ${String(deaths)} deaths`, async () => {
    const product = await Product.start(engine, roles);
    const dataSource = await openProductDatabase(product.databaseVariables);
    try {
      await makeLinks(dataSource, deaths * LINKS_PER_ROUND);
      const visitors = new VisitorsService(product.origin);
      const shorteners = new Shorteners(await ShorteningGuest.come(product.origin));
      await shorteners.during(() =>
        dieAndRiseAgain(visitors, product.processes.at(-1) as ProductProcess, deaths),
      );
      await eventually(
        () => countedHits(dataSource),
        (found) => [...visitors.answered].every((link) => found.has(link)),
        60_000,
      );
      // Whatever might still be counted twice is counted before the processes are gone.
      for (const each of product.processes) await each.end('SIGTERM');
      const counts = await countedHits(dataSource);
      const wrong = [...counts].filter(([link, hits]) => hits !== 1 || !visitors.asked.has(link));
      expect(visitors.answered.size).toBeGreaterThanOrEqual(deaths * answersBeforeKill(0));
      expect(wrong).toEqual([]);
      expect(shorteners.refusals).toEqual([]);
      expect(sorted(await shortenedLinks(dataSource))).toEqual(sorted(shorteners.made));
    } finally {
      await dataSource.destroy();
      await product.stop();
    }
  }, 1_800_000);
});
