import type { CertificateCrashPoint } from '../../src/modules/domains/certificates/application/crash-points';
import type { CertificateStatus } from '../../src/modules/domains/certificates/domain/certificate-status';
import { AcmeProxy } from '../support/acme-proxy';
import type { EngineName } from '../support/database';
import { rounds, sample } from '../support/depth';
import { Died, MortalProcess, mortalOn } from '../support/mortal-process';
import { Pebble } from '../support/pebble';
import { freePort } from '../support/processes';

const MINUTE_MS = 60_000;
/** A lease has ended by then, and whatever had to wait is due. */
const RECOVERY_MS = 3 * MINUTE_MS;
const MAX_RECOVERIES = 5;

const POINTS: readonly CertificateCrashPoint[] = [
  'order.stored',
  'order.answered',
  'challenge.stored',
  'challenge.answered',
  'finalizing.stored',
  'finalize.answered',
  'certificate.downloaded',
  'certificate.stored',
];
/**
 * Another order is made where the authority has the first one and we do not know where, and where it looked at the
 * challenge while the process that answers it was down.
 */
const WASTED: ReadonlySet<CertificateCrashPoint> = new Set(['order.answered', 'challenge.answered']);

describe('kill -9 between two steps of an order at pebble', () => {
  describe.each(['SQLite', 'MariaDB'] satisfies EngineName[])('on %s', (engine) => {
    let pebble: Pebble;
    let proxy: AcmeProxy;
    let office: MortalProcess<CertificateCrashPoint>;
    let shift = 0;
    let hosts = 0;

    beforeAll(async () => {
      const httpPort = await freePort();
      pebble = await Pebble.start({ httpPort, tlsPort: await freePort(), badNonces: 5 });
      proxy = await AcmeProxy.start(pebble);
      const mortal = await mortalOn(engine, {
        script: 'certificates-process.mjs',
        now: () => Date.now() + shift,
        variables: {
          PORT: String(httpPort),
          TLS_PORT: '0',
          ACME_DIRECTORY_URL: proxy.directoryUrl,
          ACME_ORDERS_PER_3H: '100000',
          DNS_SERVERS: pebble.dnsServer,
        },
      });
      const { variables } = mortal;
      const caFile = proxy.writeCa(variables['DATA_DIR'] ?? '');
      office = new MortalProcess({ ...mortal, variables: { ...variables, ACME_CA_FILE: caFile } });
      await office.rise();
    });
    afterAll(async () => {
      await office.close();
      await proxy.stop();
      await pebble.stop();
    });

    const statusOf = async (host: string): Promise<CertificateStatus | undefined> =>
      (await office.ask<CertificateStatus[]>('status', { hosts: [host] }))[0];

    const dies = async (at: CertificateCrashPoint): Promise<void> => {
      const before = office.deaths;
      office.crashAt = at;
      await office.ask('follow').catch((error: unknown) => {
        if (!(error instanceof Died)) throw error;
      });
      expect([at, office.deaths - before]).toEqual([at, 1]);
      await office.rise();
    };

    const recovers = async (host: string, isDone: (status?: CertificateStatus) => boolean): Promise<void> => {
      for (let times = 0; times < MAX_RECOVERIES && !isDone(await statusOf(host)); times += 1) {
        // An order that the authority has ended is made again later and later.
        const retryAt = (await statusOf(host))?.lastError?.retryAt ?? null;
        const pause = retryAt === null ? 0 : new Date(retryAt).getTime() - Date.now() - shift;
        shift += Math.max(RECOVERY_MS, pause);
        await office.ask('follow');
      }
      expect(await statusOf(host)).toMatchObject({ state: 'live', isServed: true, lastError: null });
    };

    it.each(sample(POINTS, 3))(
      'leaves no host without a certificate, and wastes no order: %s',
      async (at) => {
        // It dies twice in each.
        for (let round = 0; round < rounds(1, 10); round += 1) {
          const host = `go.shop-${String((hosts += 1))}.test`;
          const before = proxy.ordersMade;
          await office.ask('want', { host });
          await dies(at);
          await recovers(host, (status) => status?.state === 'live');
          expect(proxy.ordersMade - before).toBeLessThanOrEqual(WASTED.has(at) ? 2 : 1);
          await office.ask('renewKey', { host });
          await dies(at);
          expect(await statusOf(host)).toMatchObject({ isServed: true });
          await recovers(host, (status) => status?.state === 'live');
        }
      },
      1_800_000,
    );
  });
});
