import fc from 'fast-check';
import { rounds } from '../../support/depth';
import { MoneyApp } from '../../support/money-app';
import { COUPONS, PaymentHistory } from '../../support/payment-history';
import { STEP, type Step } from '../../support/payment-steps';

const DAY_MS = 86_400_000;
const MAX_STEPS = 40;
/** Not every charge is on the last day of a month. */
const BEGINNINGS = ['2027-01-31T10:00:00+08:00', '2027-02-28T23:50:00+08:00', '2028-02-29T00:05:00+08:00'];

describe('any history of payments', () => {
  let app: MoneyApp;

  const begin = async (beginning: string): Promise<PaymentHistory> => {
    await app.empty();
    const start = new Date(beginning);
    app.now = start.getTime();
    const created = [new Date(start.getTime() - DAY_MS), new Date(start.getTime() - DAY_MS)];
    for (const [currency, { code, off }] of Object.entries(COUPONS)) {
      await app.query(
        `INSERT INTO coupons (code, off_minor, currency, plans, cycles, valid_from, created_at) VALUES (?, ?, ?, '', '', ?, ?)`,
        [code, off, currency, ...created],
      );
    }
    return new PaymentHistory(app, await app.member());
  };
  const follow = async (beginning: string, steps: readonly Step[]): Promise<void> => {
    const life = await begin(beginning);
    for (const step of steps) {
      await life.take(step);
      const differences = await life.differences();
      if (differences.length > 0) throw new Error(`after ${JSON.stringify([step, differences])}`);
    }
    await life.settle();
    expect([await life.differences(), await life.lost()]).toEqual([[], []]);
  };

  beforeAll(async () => {
    app = await MoneyApp.start();
  });
  afterAll(() => app.stop());

  // A deep run has ten parts of a thousand histories each, so that they can be run one at a time: `-t 'part 3 '`.
  it.each(Array.from({ length: rounds(1, 10) }, (_, index) => index + 1))(
    'keeps to the rules of money and to the model at each step, and loses nothing in the end: part %i of them',
    async (part) => {
      const beginning = fc.constantFrom(...BEGINNINGS);
      const steps = fc.array(STEP, { maxLength: MAX_STEPS, size: 'max' });
      await fc.assert(fc.asyncProperty(beginning, steps, follow), {
        numRuns: rounds(10, 1000),
        seed: jest.getSeed() + part - 1,
      });
    },
    rounds(180_000, 3_600_000),
  );
});
