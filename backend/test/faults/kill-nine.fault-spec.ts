import { Agent } from 'node:http';
import { Product, type ProductProcess } from '../support/processes';
import { countedHits, makeLinks, openProductDatabase, visitOnce } from '../support/visit-ledger';
import { eventually } from '../support/waiting';

const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 20);
const CONNECTIONS = 16;
/** A round is killed after this many answers, each time a few more, so that the blow falls at different moments. */
const ANSWERS_BEFORE_KILL = 150;
const LINKS = ROUNDS * (ANSWERS_BEFORE_KILL + 10 * ROUNDS) * 2;

/** Asks for links one after the other over many connections, each link once, and keeps the books. */
class Visitors {
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

async function dieAndRiseAgain(visitors: Visitors, victim: ProductProcess): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const deaths: Promise<unknown>[] = [];
    await visitors.visit(ANSWERS_BEFORE_KILL + 10 * round, () => {
      deaths.push(victim.end('SIGKILL'));
    });
    expect(deaths).toHaveLength(1);
    await Promise.all(deaths);
    await victim.start();
  }
}

describe.each([
  ['SQLite', ['all']],
  ['MariaDB', ['all']],
  ['MariaDB', ['worker', 'web']],
] as const)('kill -9 under redirects on %s as %j', (engine, roles) => {
  it(`counts every answered redirect exactly once through ${String(ROUNDS)} deaths`, async () => {
    const product = await Product.start(engine, roles);
    const dataSource = await openProductDatabase(product.databaseVariables);
    try {
      await makeLinks(dataSource, LINKS);
      const visitors = new Visitors(product.origin);
      await dieAndRiseAgain(visitors, product.processes.at(-1) as ProductProcess);
      await eventually(
        () => countedHits(dataSource),
        (found) => [...visitors.answered].every((link) => found.has(link)),
        60_000,
      );
      // Whatever might still be counted twice is counted before the processes are gone.
      for (const each of product.processes) await each.end('SIGTERM');
      const counts = await countedHits(dataSource);
      const wrong = [...counts].filter(([link, hits]) => hits !== 1 || !visitors.asked.has(link));
      expect(visitors.answered.size).toBeGreaterThanOrEqual(ROUNDS * ANSWERS_BEFORE_KILL);
      expect(wrong).toEqual([]);
    } finally {
      await dataSource.destroy();
      await product.stop();
    }
  }, 600_000);
});
