import { money } from '../../../../shared/domain/money';
import type { GatewayEvent } from '../../application/ports/payment-gateway';
import { meaningOf } from './paypal-event-meaning';
import type { PayPalSubscription, PayPalSale } from './paypal-subscription';

const sale = (id: string, day: string, changes: Partial<PayPalSale> = {}): PayPalSale => ({
  id,
  at: new Date(`2026-${day}T20:00:00Z`),
  amount: money(3_900, 'USD'),
  isReturned: false,
  ...changes,
});

const FIRST = sale('S1', '11-24');
const SECOND = sale('S2', '12-24');

const subscription = (changes: Partial<PayPalSubscription> = {}): PayPalSubscription => ({
  id: 'I-1',
  number: 'LK1',
  status: 'ACTIVE',
  failures: 0,
  failure: 'PAYMENT_DENIED',
  sales: [FIRST],
  isPaying: false,
  ...changes,
});

const event = (kind: string, values: Readonly<Record<string, unknown>>): GatewayEvent => ({
  key: 'paypal:WH-1',
  kind,
  values,
});
const saleCame = (values: object = {}): GatewayEvent =>
  event('PAYMENT.SALE.COMPLETED', {
    id: 'S2',
    billing_agreement_id: 'I-1',
    custom: 'LK1',
    amount: { total: '39.00', currency: 'USD' },
    create_time: '2026-12-24T20:00:00Z',
    ...values,
  });

const meaning = (given: GatewayEvent, found: PayPalSubscription | null = subscription()) =>
  meaningOf(given, (id) => Promise.resolve(id === 'I-1' ? found : null));

const kinds = async (given: GatewayEvent, found = subscription()): Promise<string[]> => {
  const said = await meaning(given, found);
  return 'facts' in said ? said.facts.map(({ kind, key }) => `${kind} ${key}`) : [said.reason];
};

describe('what follows from an event of PayPal', () => {
  it('is the first payment, and each further one with a number of its own', async () => {
    expect(await meaning(saleCame(), subscription({ sales: [FIRST, SECOND] }))).toEqual({
      number: 'LK1',
      facts: [
        {
          kind: 'paid',
          key: 'paypal:S1',
          number: 'LK1',
          reference: 'S1',
          amount: money(3_900, 'USD'),
          at: FIRST.at,
          card: null,
          mandate: 'I-1',
        },
        {
          kind: 'renewed',
          key: 'paypal:S2',
          number: 'PPS2',
          mandateNumber: 'LK1',
          reference: 'S2',
          amount: money(3_900, 'USD'),
          at: SECOND.at,
          mandate: 'I-1',
        },
      ],
    });
  });

  it('is also a payment that PayPal does not list yet', async () => {
    expect(await kinds(saleCame())).toEqual(['paid paypal:S1', 'renewed paypal:S2']);
    expect(await kinds(saleCame(), subscription({ sales: [] }))).toEqual(['paid paypal:S2']);
  });

  it.each<[string, object, string]>([
    ['another amount', { amount: { total: '939.00', currency: 'USD' } }, 'other-amount'],
    ['another currency', { amount: { total: '39.00', currency: 'EUR' } }, 'other-amount'],
    ['an amount that is none', { amount: { total: '39.001', currency: 'USD' } }, 'other-amount'],
    ['another custom_id', { custom: 'of-another-shop' }, 'other-custom-id'],
  ])('is nothing where it names %s', async (_, values, reason) => {
    const listed = subscription({ sales: [FIRST, SECOND] });
    expect(await meaning(saleCame(values), listed)).toEqual({ outcome: 'alerted', reason });
  });

  it.each([
    ['BILLING.PLAN.CREATED', { id: 'I-1' }, 'not-handled BILLING.PLAN.CREATED'],
    ['BILLING.SUBSCRIPTION.CREATED', { id: 'I-1' }, 'not-handled BILLING.SUBSCRIPTION.CREATED'],
    ['constructor', { id: 'I-1' }, 'not-handled constructor'],
    ['PAYMENT.SALE.COMPLETED', { id: 'S9' }, 'unknown-subscription'],
    ['BILLING.SUBSCRIPTION.ACTIVATED', { id: 'I-OF-ANOTHER' }, 'unknown-subscription'],
  ])('is nothing for %s of %j', async (kind, values, reason) => {
    expect(await meaning(event(kind, values))).toEqual({ outcome: 'ignored', reason });
  });

  it.each(['ACTIVATED', 'RE-ACTIVATED', 'UPDATED', 'SUSPENDED', 'CANCELLED', 'EXPIRED', 'PAYMENT.FAILED'])(
    'is what PayPal says of a subscription when it is %s',
    async (name) => {
      expect(await kinds(event(`BILLING.SUBSCRIPTION.${name}`, { id: 'I-1' }))).toContain('paid paypal:S1');
    },
  );

  it('is nothing while nobody has paid', async () => {
    const activated = event('BILLING.SUBSCRIPTION.ACTIVATED', { id: 'I-1', custom_id: 'LK1' });
    expect(await kinds(activated, subscription({ sales: [], failures: 1 }))).toEqual(['nothing-paid-yet']);
  });

  it('is what PayPal says now, not what a late event says', async () => {
    const suspended = event('BILLING.SUBSCRIPTION.SUSPENDED', { id: 'I-1', status: 'SUSPENDED' });
    expect(await kinds(suspended)).toEqual(['paid paypal:S1']);
    const failed = event('BILLING.SUBSCRIPTION.PAYMENT.FAILED', { id: 'I-1' });
    expect(await kinds(failed)).toEqual(['paid paypal:S1']);
  });

  it('is a failed charge for each that fails, and the end of what is cancelled or over', async () => {
    const failed = event('BILLING.SUBSCRIPTION.PAYMENT.FAILED', { id: 'I-1' });
    const failures = [1, 2].map((times) => kinds(failed, subscription({ failures: times })));
    expect((await Promise.all(failures)).map((said) => said.at(-1))).toEqual([
      'renewalFailed paypal:failed:I-1:1:1',
      'renewalFailed paypal:failed:I-1:1:2',
    ]);
    for (const status of ['CANCELLED', 'EXPIRED']) {
      const ended = event(`BILLING.SUBSCRIPTION.${status}`, { id: 'I-1' });
      expect(await kinds(ended, subscription({ status }))).toEqual([
        'paid paypal:S1',
        'mandateEnded paypal:ended:I-1',
      ]);
    }
  });

  it('is money that is gone, by the number of its payment', async () => {
    const sales = [FIRST, { ...SECOND, isReturned: true }];
    const refunded = event('PAYMENT.SALE.REFUNDED', { id: 'R1', sale_id: 'S2', billing_agreement_id: 'I-1' });
    expect(await meaning(refunded, subscription({ sales }))).toMatchObject({
      facts: [{ kind: 'paid' }, { kind: 'moneyReturned', number: 'PPS2', reference: 'S2', refund: 'R1' }],
    });
    const reversed = event('PAYMENT.SALE.REVERSED', { id: 'S1', billing_agreement_id: 'I-1' });
    expect(await kinds(reversed)).toEqual(['paid paypal:S1', 'moneyReturned paypal:returned:S1']);
  });
});
