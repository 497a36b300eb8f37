import { randomUUID } from 'node:crypto';
import { describeOnEachEngine } from '../../../../../test/support/database';
import { PayPalShop } from '../../../../../test/support/paypal';
import { readEnv } from '../../../../config/env';
import { PaymentSettings } from '../../../../config/payment-settings';
import { money } from '../../../../shared/domain/money';
import { PayPalCalls } from './paypal-calls';
import { PayPalCatalog } from './paypal-catalog';
import { SqlPayPalNames } from './sql-paypal-names';

const now = () => new Date('2026-11-24T00:00:00Z');
const PRICED = { item: 'initial', cycle: 'monthly', price: money(3_900, 'USD'), firstDays: null } as const;

describeOnEachEngine('plans at PayPal', (engine) => {
  let shop: PayPalShop;
  /** What is stored of one is not of another. */
  let ours: string;
  beforeEach(async () => {
    ours = randomUUID();
    shop = await PayPalShop.open();
  });
  afterEach(() => shop.close());

  /** As another process has it: nothing is known but what is stored. */
  const catalogOf = (account = ours): PayPalCatalog => {
    const { payPal } = PaymentSettings.from(readEnv(shop.settings));
    if (!payPal) throw new Error('there are settings for it');
    const calls = new PayPalCalls(payPal, { now: () => new Date() });
    return new PayPalCatalog(calls, new SqlPayPalNames(engine.unitOfWork), account, now);
  };

  it('are made once, by whichever process is first, and found by all others', async () => {
    const priced = { ...PRICED, first: PRICED.price };
    const ids = await Promise.all(Array.from({ length: 10 }, () => catalogOf().planId(priced)));
    expect(new Set(ids).size).toBe(1);
    const { plans, products } = shop.simulator.state;
    // After three days PayPal knows of no first answer any more.
    shop.simulator.state.remembered = [];
    expect(await catalogOf().planId(priced)).toBe(ids[0]);
    expect([plans.length, products.length]).toEqual([1, 1]);
  });

  it('are others for another first charge, cycle, price or account', async () => {
    const base = { ...PRICED, first: PRICED.price };
    const all = [
      base,
      { ...base, first: money(1_950, 'USD') },
      { ...base, cycle: 'yearly' as const },
      { ...base, price: money(4_900, 'USD'), first: money(4_900, 'USD') },
    ];
    const ids = await Promise.all(all.map((priced) => catalogOf().planId(priced)));
    expect(new Set([...ids, await catalogOf('another').planId(base)]).size).toBe(5);
    expect(shop.simulator.state.plans.map(({ cycles }) => cycles.length).sort()).toEqual([1, 1, 1, 1, 2]);
    expect(shop.simulator.state.plans.find(({ cycles }) => cycles.length === 2)?.cycles).toMatchObject([
      { isTrial: true, total: 1, unit: 'months', price: { minor: 1_950 } },
      { isTrial: false, total: 0, unit: 'months', price: { minor: 3_900 } },
    ]);
  });

  it('are made again when it broke off before', async () => {
    const catalog = catalogOf();
    const priced = { ...PRICED, first: PRICED.price };
    shop.simulator.faults.arm({ on: 'plan', kind: 'drop-answer' });
    await expect(catalog.planId(priced)).rejects.toThrow('no usable answer');
    expect(await catalog.planId(priced)).toBe(shop.simulator.state.plans[0]?.id);
    expect(shop.simulator.state.plans).toHaveLength(1);
  });
});
