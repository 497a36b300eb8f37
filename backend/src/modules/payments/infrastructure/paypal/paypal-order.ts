import type { Money } from '../../../../shared/domain/money';
import type {
  Declined,
  GatewayEvent,
  GatewayFact,
  HandOver,
  InterpretedEvent,
  Paid,
  PaymentRecord,
} from '../../application/ports/payment-gateway';
import type { Attempt } from '../../domain/attempt.entity';
import {
  approveUrlIn,
  dollarsIn,
  listIn,
  objectIn,
  type PayPalValues,
  payPalTextIn,
  payPalTimeIn,
  writtenDollars,
} from './paypal-answers';
import { absent, type PayPalCalls, PayPalRefused } from './paypal-calls';

/** A payment that is made once, as PayPal has it now. */
export interface PayPalOrder {
  readonly id: string;
  /** Ours: the number of the attempt that it was made for. */
  readonly number: string;
  readonly status: string;
  readonly capture: Capture | null;
}

interface Capture {
  readonly id: string;
  readonly status: string;
  readonly at: Date | null;
  /** Null: not in US dollars. */
  readonly amount: Money | null;
}

const PATH = '/v2/checkout/orders';
const CAPTURES = '/v2/payments/captures';
const ID = /^[A-Z0-9-]{3,50}$/;
/** Ours are shorter; another program of the same app may have longer ones. */
const MAX_NUMBER_LENGTH = 40;
const MAX_DESCRIPTION_LENGTH = 127;
/** The customer has agreed, and nothing was taken yet. */
const APPROVED = 'APPROVED';
const CAME: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
/** Nothing comes of it any more. */
const OVER: ReadonlySet<string> = new Set(['VOIDED', 'DECLINED', 'FAILED']);
/** The customer's card or balance was refused. */
const INSTRUMENT_DECLINED = 'INSTRUMENT_DECLINED';
const CAPTURED_BEFORE = 'ORDER_ALREADY_CAPTURED';

const RETURNED: Readonly<Record<string, PaymentRecord['returned']>> = {
  PARTIALLY_REFUNDED: 'part',
  REFUNDED: 'whole',
};

function captureIn(unit: PayPalValues): Capture | null {
  const [capture] = listIn(objectIn(unit, 'payments'), 'captures');
  return capture
    ? {
        id: payPalTextIn(capture, 'id'),
        status: payPalTextIn(capture, 'status'),
        at: payPalTimeIn(capture, 'create_time'),
        amount: dollarsIn(objectIn(capture, 'amount')),
      }
    : null;
}

function orderIn(values: PayPalValues): PayPalOrder {
  const [unit = {}] = listIn(values, 'purchase_units');
  return {
    id: payPalTextIn(values, 'id'),
    number: payPalTextIn(unit, 'custom_id').slice(0, MAX_NUMBER_LENGTH),
    status: payPalTextIn(values, 'status'),
    capture: captureIn(unit),
  };
}

async function findOrder(calls: PayPalCalls, id: string): Promise<PayPalOrder | null> {
  if (!ID.test(id)) return null;
  const found = await calls.get(`${PATH}/${id}`).catch(absent);
  return found && orderIn(found);
}

/** Takes the money that the customer has agreed to; once, however often it is asked for. */
async function takeMoney(calls: PayPalCalls, { id, number }: PayPalOrder): Promise<PayPalOrder | Declined> {
  try {
    await calls.post({ path: `${PATH}/${id}/capture`, body: {}, requestId: `${number}-capture` });
  } catch (error) {
    if (!(error instanceof PayPalRefused)) throw error;
    if (error.issue === INSTRUMENT_DECLINED) return declined(number, error.issue);
    if (error.issue !== CAPTURED_BEFORE) throw error;
  }
  const taken = await findOrder(calls, id);
  if (!taken) throw new PayPalRefused(0, 'no-order');
  return taken;
}

/**
 * An order of a customer who has agreed, with the money taken, unless there is a reason not to; null when PayPal has none of
 * that id for this app.
 */
export async function settledOrder(
  calls: PayPalCalls,
  id: string,
  refusal: string | null = null,
): Promise<PayPalOrder | Declined | null> {
  const found = await findOrder(calls, id);
  if (found?.status !== APPROVED) return found;
  return refusal === null ? takeMoney(calls, found) : declined(found.number, refusal);
}

const declined = (number: string, reason: string): Declined => ({
  kind: 'declined',
  key: `paypal:declined:${number}`,
  number,
  reason,
});

/** What follows from an order; `pending`: PayPal works on its payment. */
export function outcomeOf(order: PayPalOrder | Declined): Paid | Declined | 'unpaid' | 'pending' {
  if ('kind' in order) return order;
  const { number, status, capture: taken } = order;
  if (!taken) return OVER.has(status) ? declined(number, status) : 'unpaid';
  if (OVER.has(taken.status)) return declined(number, taken.status);
  const { id: reference, amount, at } = taken;
  if (!CAME.has(taken.status) || !amount) return 'pending';
  return {
    ...{ kind: 'paid', key: `paypal:${reference}`, number, reference, amount, at, card: null },
    mandate: null,
  };
}

const factsOfOrder = (order: PayPalOrder | Declined): readonly GatewayFact[] => {
  const outcome = outcomeOf(order);
  return typeof outcome === 'string' ? [] : [outcome];
};

/** What PayPal has of a payment that was settled. */
export async function recordOfCapture(
  calls: PayPalCalls,
  { number, reference }: Attempt,
): Promise<PaymentRecord> {
  const found = await calls.get(`${CAPTURES}/${reference ?? ''}`).catch(absent);
  if (!found) return { number, taken: null, returned: 'none', facts: [] };
  return {
    number,
    taken: dollarsIn(objectIn(found, 'amount')),
    returned: RETURNED[payPalTextIn(found, 'status')] ?? 'none',
    facts: [],
  };
}

const APPROVED_EVENT = 'CHECKOUT.ORDER.APPROVED';
const OF_CAPTURE = 'PAYMENT.CAPTURE.';
const REVERSED_EVENT = `${OF_CAPTURE}REVERSED`;
const RETURN_EVENTS: ReadonlySet<string> = new Set([`${OF_CAPTURE}REFUNDED`, REVERSED_EVENT]);

export const isOfOrder = ({ kind }: GatewayEvent): boolean =>
  kind === APPROVED_EVENT || kind.startsWith(OF_CAPTURE);

const orderIdIn = ({ kind, values }: GatewayEvent): string =>
  kind === APPROVED_EVENT
    ? payPalTextIn(values, 'id')
    : payPalTextIn(objectIn(objectIn(values, 'supplementary_data'), 'related_ids'), 'order_id');

/**
 * What follows from an event about a payment that is made once. Like those of subscriptions it only says where to look,
 * but for what went back, which names its payment itself.
 */
export async function meaningOfOrder(calls: PayPalCalls, event: GatewayEvent): Promise<InterpretedEvent> {
  if (RETURN_EVENTS.has(event.kind)) return returnOf(event);
  const id = orderIdIn(event);
  const order = id === '' ? null : await settledOrder(calls, id);
  if (!order) return { outcome: 'ignored', reason: 'unknown-order' };
  const facts = factsOfOrder(order);
  return facts.length === 0
    ? { outcome: 'ignored', reason: 'nothing-paid-yet' }
    : { number: order.number, facts };
}

/** The payment is named by a link to it; a reversal may be told as the payment itself. */
function returnOf({ kind, values }: GatewayEvent): InterpretedEvent {
  const refund = payPalTextIn(values, 'id');
  const number = payPalTextIn(values, 'custom_id') || payPalTextIn(values, 'invoice_id');
  const up = listIn(values, 'links').find(({ rel }) => rel === 'up');
  const isReversal = kind === REVERSED_EVENT;
  const linked = up ? (payPalTextIn(up, 'href').split('/').at(-1) ?? '') : '';
  const reference = linked || (isReversal ? refund : '');
  if (number === '' || reference === '') return { outcome: 'ignored', reason: 'unknown-payment' };
  const amount = dollarsIn(objectIn(values, 'amount'));
  const key = `paypal:returned:${refund || reference}`;
  const fact = { kind: 'moneyReturned', key, number, reference, refund, isReversal } as const;
  return { number, facts: [amount ? { ...fact, amount } : fact] };
}

interface OrderInput {
  readonly attempt: Attempt;
  readonly product: string;
  /** As PayPal names languages. */
  readonly locale: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** Where the customer agrees to pay once. The number of the attempt is the request's id: said again, it is the same order. */
export async function makeOrder(calls: PayPalCalls, input: OrderInput): Promise<HandOver> {
  const { attempt, product, locale } = input;
  const { number } = attempt;
  const made = await calls.post({
    path: PATH,
    requestId: number,
    body: {
      intent: 'CAPTURE',
      purchase_units: [
        {
          reference_id: 'default',
          ...{ custom_id: number, invoice_id: number },
          description: `Linklet ${product}`.slice(0, MAX_DESCRIPTION_LENGTH),
          amount: writtenDollars(attempt.amount),
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            brand_name: 'Linklet',
            locale,
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
            return_url: input.returnUrl,
            cancel_url: input.cancelUrl,
          },
        },
      },
    },
  });
  const [reference, url] = [payPalTextIn(made, 'id'), approveUrlIn(made)];
  if (reference === '' || url === '') throw new PayPalRefused(0, 'no-approval');
  return { url, data: null, reference };
}
