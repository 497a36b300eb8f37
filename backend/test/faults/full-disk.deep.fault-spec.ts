import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENGINE_NAMES } from '../support/database';
import { isDeep } from '../support/depth';
import { Product } from '../support/processes';
import { ShorteningGuest } from '../support/shortening-guest';
import { VisitLedger } from '../support/visit-ledger';
import { eventually } from '../support/waiting';

const FULL_MS = 1_500;

/** A disk that takes nothing more, for this one process: every write to a file fails, as there is no room for it. */
const fill = (pid: number): void => {
  execFileSync('prlimit', ['--pid', String(pid), '--fsize=0:unlimited']);
};
const makeRoom = (pid: number): void => {
  execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited:unlimited']);
};

// Only SQLite refuses anything.
describe.each(isDeep ? ENGINE_NAMES : (['SQLite'] as const))(
  'a full disk under a Linklet on %s',
  (engine) => {
    let product: Product;
    let ledger: VisitLedger;
    let guest: ShorteningGuest;

    beforeAll(async () => {
      product = await Product.start(engine, ['all']);
      ledger = await VisitLedger.open(product.databaseVariables);
      await ledger.visitAll(product.origin);
      guest = await ShorteningGuest.come(product.origin);
    });
    afterAll(async () => {
      await ledger.close();
      await product.stop();
    });

    const shorten = async (): Promise<number> => (await guest.shorten()).status;
    const health = async (): Promise<number> => (await fetch(`${product.origin}/health/ready`)).status;

    it('lets every visitor go on, refuses honestly what cannot be kept, and heals by itself with no click lost', async () => {
      const [{ pid, said }] = product.processes.map((each) => ({ pid: each.pid, said: () => each.said })) as [
        { pid: number; said: () => string },
      ];
      await ledger.during(
        () => product.origin,
        async () => {
          fill(pid);
          await sleep(FULL_MS / 2);
          // The server keeps its tables elsewhere.
          expect(await shorten()).toBe(engine === 'SQLite' ? 503 : 201);
          if (engine === 'SQLite') expect(await health()).toBe(503);
          await sleep(FULL_MS / 2);
          makeRoom(pid);
          await eventually(health, (status) => status === 200, 30_000);
          expect(await eventually(shorten, (status) => status === 201, 30_000)).toBe(201);
        },
      );
      expect(said()).toContain('the disk refuses clicks; they wait in memory');
      expect(ledger.failures).toEqual([]);
      expect(ledger.total).toBeGreaterThan(200);
      expect(await ledger.wrongs()).toEqual([]);
    });
  },
);
