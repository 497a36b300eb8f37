import { isObject, type Route, textIn } from '../shared/answers';
import { numberOf } from '../shared/faults';
import { capitalsAndDigits } from '../shared/random-ids';
import { apiRoute, type Body, RETENTION_HOURS, type Outcome, type Request } from './api';
import { describeCapture } from './captures';
import { invalid, notFound, refuseIf } from './errors';
import type { Context } from './gateway-context';
import { moneyFrom, timeOf, written } from './money';
import type { Capture, Order } from './state';

const PATH = '/v2/checkout/orders';

/** Payments that the buyer approves once. */
export const orderRoutes = (context: Context): Route[] => {
  const retentionHours = RETENTION_HOURS.orders;
  return [
    apiRoute({ method: 'POST', path: PATH, on: 'order', retentionHours, act: make }, context),
    apiRoute({ method: 'GET', path: `${PATH}/:id`, on: 'order-details', act: show }, context),
    apiRoute(
      { method: 'POST', path: `${PATH}/:id/capture`, on: 'order-capture', retentionHours, act: capture },
      context,
    ),
  ];
};

const part = (object: Body, name: string): Body => {
  const value = object[name];
  return isObject(value) ? value : {};
};

function orderOf(id: string, { state }: Context): Order {
  const order = state.orders.find((one) => one.id === id);
  if (!order) throw notFound();
  return order;
}

function make({ body }: Request, context: Context): Outcome {
  const { state, clock } = context;
  const units = Array.isArray(body['purchase_units']) ? body['purchase_units'].filter(isObject) : [];
  const [unit] = units;
  if (body['intent'] !== 'CAPTURE' || !unit) throw invalid('INVALID_PARAMETER_VALUE');
  refuseIf(units.length > 1, 'UNSUPPORTED_MULTIPLE_PURCHASE_UNITS');
  const money = moneyFrom(unit['amount']);
  refuseIf(money.minor === 0, 'CANNOT_BE_ZERO_OR_NEGATIVE');
  const source = part(part(body, 'payment_source'), 'paypal');
  const hasSource = 'experience_context' in source;
  const page = hasSource ? part(source, 'experience_context') : part(body, 'application_context');
  const order: Order = {
    id: capitalsAndDigits(17),
    createdAt: clock.now(),
    money,
    referenceId: textIn(unit, 'reference_id') || 'default',
    customId: textIn(unit, 'custom_id'),
    invoiceId: textIn(unit, 'invoice_id'),
    hasSource,
    returnUrl: textIn(page, 'return_url'),
    cancelUrl: textIn(page, 'cancel_url'),
    locale: textIn(page, 'locale') || 'en-US',
    status: hasSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
  };
  state.orders.push(order);
  return { status: 201, body: describe(order, context) };
}

export function describe(order: Order, context: Context): Body {
  const { id, status, money, referenceId, customId, invoiceId, createdAt, hasSource } = order;
  const capture_ = context.state.captures.find((one) => one.id === order.captureId);
  return {
    id,
    status,
    intent: 'CAPTURE',
    create_time: timeOf(createdAt),
    purchase_units: [
      {
        reference_id: referenceId,
        custom_id: customId,
        invoice_id: invoiceId,
        amount: written(money),
        ...(capture_ ? { payments: { captures: [describeCapture(capture_)] } } : {}),
      },
    ],
    ...(status === 'APPROVED' || status === 'COMPLETED' ? { payer: { payer_id: 'SANDBOXPAYER1' } } : {}),
    links: [
      { href: `${context.origin()}${PATH}/${id}`, rel: 'self', method: 'GET' },
      {
        href: `${context.origin()}/checkoutnow?token=${id}`,
        rel: hasSource ? 'payer-action' : 'approve',
        method: 'GET',
      },
    ],
  };
}

const show = ({ id }: Request, context: Context): Outcome => ({
  status: 200,
  body: describe(orderOf(id, context), context),
});

function capture({ id }: Request, context: Context): Outcome {
  const { state, faults, events } = context;
  const order = orderOf(id, context);
  refuseIf(order.status === 'COMPLETED', 'ORDER_ALREADY_CAPTURED');
  refuseIf(order.status !== 'APPROVED', 'ORDER_NOT_APPROVED');
  const isDuplicate =
    order.invoiceId !== '' &&
    state.captures.some(({ invoiceId, status }) => invoiceId === order.invoiceId && status !== 'DECLINED');
  refuseIf(isDuplicate, 'DUPLICATE_INVOICE_ID');
  if (faults.has('order-capture', 'decline')) {
    // The buyer may choose another way to pay.
    order.status = order.hasSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED';
    refuseIf(true, 'INSTRUMENT_DECLINED');
  }
  const made = record(order, context);
  order.captureId = made.id;
  order.status = 'COMPLETED';
  const event =
    { COMPLETED: 'COMPLETED', PENDING: 'PENDING', DECLINED: 'DENIED' }[made.status as string] ?? 'COMPLETED';
  void events.send(`PAYMENT.CAPTURE.${event}`, 'capture', describeCapture(made));
  const body = describe(order, context);
  return { status: 201, body: faults.has('order-capture', 'wrong-amount') ? withOtherAmount(body) : body };
}

const withOtherAmount = (body: Body): Body =>
  JSON.parse(JSON.stringify(body).replaceAll('"value":"', '"value":"9')) as Body;

function record(order: Order, { state, clock, faults }: Context): Capture {
  const pending = faults.take('order-capture', 'pending');
  const isDenied = faults.has('order-capture', 'denied');
  const { id: orderId, customId, invoiceId, money } = order;
  const made: Capture = {
    id: capitalsAndDigits(17),
    orderId,
    customId,
    invoiceId,
    money,
    at: clock.now(),
    status: isDenied ? 'DECLINED' : 'COMPLETED',
    refunded: 0,
  };
  if (pending) {
    made.status = 'PENDING';
    made.decidedAt = clock.now() + numberOf(pending, 3600) * 1000;
  }
  state.captures.push(made);
  return made;
}
