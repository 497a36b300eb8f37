import { DEMO_KEY } from '../../sandbox/registrar/account';
import { startRegistrar } from '../../sandbox/registrar/registrar';
import type { RegistrarState } from '../../sandbox/registrar/state';
import { VirtualClock } from '../../sandbox/shared/clock';
import type { Simulator } from '../../sandbox/shared/simulator';
import { BrokenInvariantsQuery } from '../../src/modules/payments/infrastructure/broken-invariants.query';
import { randomNumbers, rounds } from '../support/depth';
import { DomainLife } from '../support/domain-life';
import { holdingDifferences, yearDifferences } from '../support/domain-life-books';
import { MoneyApp } from '../support/money-app';
import { YearBooks } from '../support/payment-year-books';

/** A few days before the ends of two months, of which one is short; the next year but one is a leap year. */
const START = Date.parse('2027-01-29T00:00:00+08:00');
const DOMAINS = rounds(20, 500);
const DAYS = rounds(390, 3 * 365 + 1);
const DAYS_PER_MONTH = 31;
const SETTLING_DAYS = 12;
const DAY_MS = 86_400_000;

describe('years of bought domains in which many things go wrong', () => {
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
    `leave nobody with a domain that is not paid, or paying for none: ${DOMAINS} owners, ${DAYS} days`,
    async () => {
      const life = new DomainLife(app, randomNumbers(jest.getSeed()), START, registrar);
      await life.enter(DOMAINS);
      for (let day = 1; day <= DAYS; day += 1) {
        await life.day();
        expect(await broken(day % DAYS_PER_MONTH === 0 ? 0 : app.now - 2 * DAY_MS)).toEqual([]);
        expect(await holdingDifferences(app, life)).toEqual([]);
      }
      await life.settle(SETTLING_DAYS);
      expect(await broken(0)).toEqual([]);
      expect(await holdingDifferences(app, life)).toEqual([]);
      expect(await yearDifferences(app, life)).toEqual([]);
      expect((await YearBooks.read(app, life)).differences()).toEqual([]);
      expect(registrar.state.charges.length).toBeGreaterThan(DOMAINS);
    },
    rounds(180_000, 3_600_000),
  );
});
