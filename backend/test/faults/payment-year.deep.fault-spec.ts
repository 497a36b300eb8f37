import { VirtualClock } from '../../sandbox/shared/clock';
import { BrokenInvariantsQuery } from '../../src/modules/payments/infrastructure/broken-invariants.query';
import { randomNumbers } from '../support/depth';
import { MoneyApp } from '../support/money-app';
import { PayPalShop } from '../support/paypal';
import { PayPalBooks } from '../support/paypal-books';
import { PayPalYear } from '../support/paypal-year';
import { PaymentYear } from '../support/payment-year';
import { YearBooks } from '../support/payment-year-books';

/** A few days before the ends of two months, of which one is short. */
const START = Date.parse('2027-01-29T00:00:00+08:00');
/** Yearly cycles are charged a second time. */
const MONTHS = 13;
const DAYS_PER_MONTH = 31;
const DAY_MS = 86_400_000;
/** Both together take less than 15 minutes on two cores. */
const [CUSTOMERS, PAYPAL_CUSTOMERS] = [1_000, 100];
const TIMEOUT_MS = 1_200_000;

interface Days {
  day(): Promise<void>;
  settle(days: number): Promise<void>;
}

/** Passes the months, and the days in which everything arrives; the invariants hold on each day. */
async function pass(app: MoneyApp, year: Days, settlingDays: number): Promise<void> {
  const broken = (since: number) =>
    app.get(BrokenInvariantsQuery).find({ now: app.moment, since: new Date(since) });
  for (let month = 0; month < MONTHS; month += 1) {
    for (let day = 0; day < DAYS_PER_MONTH; day += 1) {
      await year.day();
      expect(await broken(app.now - 2 * DAY_MS)).toEqual([]);
    }
    expect(await broken(0)).toEqual([]);
  }
  await year.settle(settlingDays);
  expect(await broken(0)).toEqual([]);
}

/** All that is due in the months, if no group had a yearly cycle or cancelled. */
const chargesOf = (customers: number): number => customers * (MONTHS - 1);

describe('months of payments in which one thing in twenty goes wrong', () => {
  let app: MoneyApp;

  beforeAll(async () => {
    app = await MoneyApp.start();
  });
  afterAll(() => app.stop());

  it(
    `miss no charge and make none twice: ${CUSTOMERS} customers, ${MONTHS} months`,
    async () => {
      const year = new PaymentYear(app, randomNumbers(jest.getSeed()), START);
      await year.enter(CUSTOMERS);
      await pass(app, year, 9);
      const books = await YearBooks.read(app, year);
      expect(books.differences()).toEqual([]);
      const charges = year.gateways.map(({ trades }) => trades.length);
      expect(charges.reduce((sum, many) => sum + many)).toBeGreaterThan(chargesOf(CUSTOMERS) / 2);
    },
    TIMEOUT_MS,
  );
});

describe('months of payments by the simulator of PayPal, with faults of its calls, charges and events', () => {
  let shop: PayPalShop;
  let app: MoneyApp;

  beforeAll(async () => {
    shop = await PayPalShop.open({}, new VirtualClock(START));
    app = await MoneyApp.start(shop.settings);
  });
  afterAll(async () => {
    await app.stop();
    await shop.close();
  });

  const alerts = (kind: string) =>
    app.query('SELECT alert_key, details FROM payment_alerts WHERE kind = ?', [kind]);

  it(
    `agree with its books to the cent: ${PAYPAL_CUSTOMERS} customers, ${MONTHS} months`,
    async () => {
      const year = new PayPalYear(app, shop, randomNumbers(jest.getSeed()), START);
      await year.enter(PAYPAL_CUSTOMERS);
      await pass(app, year, 14);
      const books = await PayPalBooks.read(app, year);
      expect(books.differences()).toEqual([]);
      expect(await alerts('reconciliation-difference')).toEqual([]);
      const { sales, captures, refunds } = shop.simulator.state;
      expect(sales.length).toBeGreaterThan(chargesOf(PAYPAL_CUSTOMERS) / 2);
      expect(captures.length).toBeGreaterThan(0);
      expect(refunds.length).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});
