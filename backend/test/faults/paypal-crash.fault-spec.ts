import { DEMO_MERCHANT as PAYPAL_APP } from '../../sandbox/paypal/merchant';
import { startPayPal } from '../../sandbox/paypal/paypal';
import type { PayPalState } from '../../sandbox/paypal/state';
import type { Simulator } from '../../sandbox/shared/simulator';
import { Died, MortalShop } from '../support/mortal-shop';
import { PaymentWorld, type WayToPay } from '../support/payment-world';

const START = '2026-11-15T12:00:00+08:00';
const MINUTE = 60_000;
/** A payment is asked about after these, whatever notices have come. */
const QUESTIONS = [5 * MINUTE, 40 * MINUTE];

describe('a shop that dies while a customer pays by PayPal', () => {
  let world: PaymentWorld;
  let paypal: Simulator<PayPalState>;
  let shop: MortalShop;

  beforeAll(async () => {
    world = await PaymentWorld.open(START);
    paypal = await startPayPal({ clock: world.clock });
    shop = await MortalShop.open('SQLite', world, {
      PAYPAL_URL: paypal.origin,
      PAYPAL_CLIENT_ID: PAYPAL_APP.clientId,
      PAYPAL_CLIENT_SECRET: PAYPAL_APP.clientSecret,
      PAYPAL_WEBHOOK_ID: PAYPAL_APP.webhookId,
    });
  });
  afterAll(async () => {
    await shop.close();
    await paypal.close();
    await world.close();
  });

  it('takes the money that PayPal has taken, once', async () => {
    const member = await shop.ask('member');
    const way = await shop.ask<WayToPay>('buy', { member, paymentType: 'paypal', item: 'initial' });
    const back = await world.decide(way, 'pay');
    const comeBack = { type: 'paypal', number: back?.searchParams.get('number'), reference: null };
    shop.crashAt = 'fact.applying';
    await expect(shop.ask('comeBack', comeBack)).rejects.toThrow(Died);
    await shop.rise();
    for (const ms of QUESTIONS) {
      await world.clock.advance(ms);
      await shop.ask('upkeep');
    }
    await shop.ask('comeBack', comeBack);
    const count = (table: string): Promise<unknown> =>
      shop.ask('query', { sql: `SELECT state FROM ${table}` });
    expect([await count('orders'), await count('subscriptions'), await count('mandates')]).toEqual([
      [{ state: 'paid' }],
      [{ state: 'active' }],
      [{ state: 'live' }],
    ]);
    expect(paypal.state.sales).toHaveLength(1);
    expect(await shop.ask('broken')).toEqual([]);
  });
});
