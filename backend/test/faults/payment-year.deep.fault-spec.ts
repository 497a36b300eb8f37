import { BrokenInvariantsQuery } from '../../src/modules/payments/infrastructure/broken-invariants.query';
import { randomNumbers, rounds } from '../support/depth';
import { MoneyApp } from '../support/money-app';
import { PaymentYear } from '../support/payment-year';
import { YearBooks } from '../support/payment-year-books';

/** A few days before the ends of two months, of which one is short. */
const START = Date.parse('2027-01-29T00:00:00+08:00');
const CUSTOMERS = rounds(40, 10_000);
const MONTHS = rounds(3, 13);
const DAYS_PER_MONTH = 31;
const SETTLING_DAYS = 9;
const DAY_MS = 86_400_000;

describe('months of payments in which one thing in twenty goes wrong', () => {
  let app: MoneyApp;

  beforeAll(async () => {
    app = await MoneyApp.start();
  });
  afterAll(() => app.stop());

  const broken = (since: number) =>
    app.get(BrokenInvariantsQuery).find({ now: app.moment, since: new Date(since) });

  it(
    `miss no charge and make none twice: ${CUSTOMERS} customers, ${MONTHS} months`,
    async () => {
      const year = new PaymentYear(app, randomNumbers(jest.getSeed()), START);
      await year.enter(CUSTOMERS);
      for (let month = 0; month < MONTHS; month += 1) {
        for (let day = 0; day < DAYS_PER_MONTH; day += 1) {
          await year.day();
          expect(await broken(app.now - 2 * DAY_MS)).toEqual([]);
        }
        expect(await broken(0)).toEqual([]);
      }
      await year.settle(SETTLING_DAYS);
      expect(await broken(0)).toEqual([]);
      const books = await YearBooks.read(app, year);
      expect(books.differences()).toEqual([]);
      const charges = year.gateways.map(({ trades }) => trades.length);
      const least = CUSTOMERS * (MONTHS - 1);
      expect(charges.reduce((sum, many) => sum + many)).toBeGreaterThan(least / 2);
    },
    rounds(180_000, 1_800_000),
  );
});
