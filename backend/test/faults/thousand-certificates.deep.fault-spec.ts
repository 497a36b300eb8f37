import { Logger } from '@nestjs/common';
import { certificateSchema } from '../../src/modules/domains/certificates/infrastructure/certificates.schema';
import { AcmeProxy } from '../support/acme-proxy';
import { CertificateOffice } from '../support/certificate-office';
import { describeOnEngine, type TestEngine } from '../support/database';
import { Pebble } from '../support/pebble';
import { freePort } from '../support/processes';

Logger.overrideLogger(false);

const HOSTS = 1_000;
const BUSY_EACH = 50;
const LIMIT = 300;
const MINUTE_MS = 60_000;
const WINDOW_MS = 180 * MINUTE_MS;
/** From one look at what is due to the next: several orders at once, each of which waits for the authority. */
const STEP_MS = 5 * MINUTE_MS;
/** Orders of a thousand hosts take ten hours at this limit; with all that is refused, twice as long. */
const MAX_MS = 48 * 60 * MINUTE_MS;

function thousand(engine: TestEngine): void {
  it('a thousand hosts get and renew their certificates, though half of all nonces and each 50th call are refused', async () => {
    const ports = { httpPort: await freePort(), tlsPort: await freePort() };
    const pebble = await Pebble.start({ ...ports, badNonces: 50, lifetimeS: 90 * 24 * 3_600 });
    const proxy = await AcmeProxy.start(pebble);
    const office = new CertificateOffice(engine, proxy, pebble, { ordersPerThreeHours: LIMIT });
    await office.answerAt(ports);
    const ordered: number[] = [];
    proxy.onOrder = () => void ordered.push(office.clock.now().getTime());
    let calls = 0;
    proxy.intercept = () => {
      calls += 1;
      return calls % BUSY_EACH === 0 ? { status: 429, retryAfter: '60' } : null;
    };
    const count = async (condition: string): Promise<number> => {
      const sql = `SELECT COUNT(*) AS count FROM certificates WHERE ${condition}`;
      const [row] = await engine.unitOfWork.manager.query<{ count: number }[]>(sql);
      return Number(row?.count);
    };
    const until = async (condition: string): Promise<void> => {
      const end = office.clock.moved + MAX_MS;
      while (office.clock.moved < end && (await count(condition)) < HOSTS) {
        office.clock.moved += STEP_MS;
        await office.follow();
      }
      expect(await count(condition)).toBe(HOSTS);
    };
    const hosts = Array.from({ length: HOSTS }, (_, index) => `go.shop-${String(index)}.test`);
    for (const host of hosts) await office.change((certificates) => certificates.want(host));
    await until("state = 'live'");
    // The authority's clock is that of the machine, so that a renewal by time would be due again at once.
    for (const host of hosts) await office.change((certificates) => certificates.renewKey(host));
    await until("state = 'live' AND order_number = 2");
    const issued = office.events.filter(({ type }) => type === 'domains.certificate-issued');
    expect([issued.length, new Set(issued.map(({ host }) => host)).size]).toEqual([2 * HOSTS, HOSTS]);
    for (const [index, first] of ordered.entries()) {
      const within = ordered.slice(index).findIndex((moment) => moment >= first + WINDOW_MS);
      expect(within === -1 ? ordered.length - index : within).toBeLessThanOrEqual(LIMIT + LIMIT / 10);
    }
    await office.close();
    await proxy.stop();
    await pebble.stop();
  }, 3_600_000);
}

describeOnEngine('SQLite', 'many certificates at a busy pebble', thousand, [certificateSchema]);
