import { DEMO_KEY } from '../../sandbox/registrar/account';
import { startRegistrar } from '../../sandbox/registrar/registrar';
import type { RegistrarState } from '../../sandbox/registrar/state';
import { VirtualClock } from '../../sandbox/shared/clock';
import type { Simulator } from '../../sandbox/shared/simulator';
import { BrokenInvariantsQuery } from '../../src/modules/payments/infrastructure/broken-invariants.query';
import { randomNumbers, rounds } from '../support/depth';
import { IncludedDomainLife, inclusionDifferences } from '../support/included-domain-life';
import { MoneyApp } from '../support/money-app';

const START = Date.parse('2027-01-29T00:00:00+08:00');
const GROUPS = rounds(9, 200);
const DAYS = rounds(390, 3 * 365 + 1);
const SETTLING_DAYS = 12;
const DAY_MS = 86_400_000;

describe('years of domains that come with plans', () => {
  let app: MoneyApp;
  let registrar: Simulator<RegistrarState>;

  beforeAll(async () => {
    registrar = await startRegistrar({ clock: new VirtualClock(START) });
    app = await MoneyApp.start({
      REGISTRAR: 'http',
      REGISTRAR_URL: registrar.origin,
      REGISTRAR_KEY: DEMO_KEY,
      BRAND_ADDRESSES: '192.0.2.10',
    });
  });
  afterAll(async () => {
    await app.stop();
    await registrar.close();
  });

  const broken = (since: number) =>
    app.get(BrokenInvariantsQuery).find({ now: app.moment, since: new Date(since) });

  it(
    `leave nobody with a domain without a plan, or a plan without its domain: ${GROUPS} groups, ${DAYS} days`,
    async () => {
      const life = new IncludedDomainLife(app, randomNumbers(jest.getSeed()), START, registrar);
      await life.enter(GROUPS);
      for (let day = 1; day <= DAYS; day += 1) {
        await life.day();
        expect(await broken(app.now - 2 * DAY_MS)).toEqual([]);
        expect(await inclusionDifferences(app, life, false)).toEqual([]);
      }
      await life.settle(SETTLING_DAYS);
      expect(await broken(0)).toEqual([]);
      expect(await inclusionDifferences(app, life, true)).toEqual([]);
      // Each plan of the first year has chosen one, and those that went on have had it renewed.
      expect(registrar.state.charges.length).toBeGreaterThan(GROUPS);
    },
    rounds(180_000, 3_600_000),
  );
});
