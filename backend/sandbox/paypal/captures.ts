import type { Route } from '../shared/answers';
import type { Scheduled } from '../shared/clock';
import { capitalsAndDigits } from '../shared/random-ids';
import { apiRoute, type Body, RETENTION_HOURS, type Outcome, type Request } from './api';
import { notFound, refuseIf } from './errors';
import type { Context } from './gateway-context';
import { moneyFrom, timeOf, written } from './money';
import { refundSale } from './sales';
import type { Capture, Refund } from './state';

const PATH = '/v2/payments/captures/:id';
const REFUND_WITHIN_MS = 180 * 86_400_000;

/** Payments that were captured, and their refunds. */
export const captureRoutes = (context: Context): Route[] => [
  apiRoute({ method: 'GET', path: PATH, on: 'payment-details', act: show }, context),
  apiRoute(
    {
      method: 'POST',
      path: `${PATH}/refund`,
      on: 'refund',
      retentionHours: RETENTION_HOURS.payments,
      act: refund,
    },
    context,
  ),
  apiRoute(
    { method: 'GET', path: '/v2/payments/refunds/:id', on: 'refund-details', act: showRefund },
    context,
  ),
];

export const describeCapture = ({ id, status, money, customId, invoiceId, at, orderId }: Capture): Body => ({
  id,
  status,
  amount: written(money),
  final_capture: true,
  custom_id: customId,
  invoice_id: invoiceId,
  create_time: timeOf(at),
  supplementary_data: { related_ids: { order_id: orderId } },
});

function captureOf(id: string, { state }: Context): Capture {
  const capture = state.captures.find((one) => one.id === id);
  if (!capture) throw notFound();
  return capture;
}

const show = ({ id }: Request, context: Context): Outcome => ({
  status: 200,
  body: describeCapture(captureOf(id, context)),
});

const describeRefund = ({ id, money, at }: Refund): Body => ({
  id,
  status: 'COMPLETED',
  amount: written(money),
  create_time: timeOf(at),
});

/** Of a payment of a subscription too, where the account does it so. */
function refund(request: Request, context: Context): Outcome {
  const { state, clock, merchant, events } = context;
  const { id, body } = request;
  const sale = state.sales.find((one) => one.id === id);
  if (sale && merchant.refundsSalesBy !== 'v1') {
    const money = body['amount'] === undefined ? undefined : moneyFrom(body['amount']);
    return { status: 201, body: describeRefund(refundSale(sale, money, context)) };
  }
  const capture = captureOf(id, context);
  const left = capture.money.minor - capture.refunded;
  refuseIf(capture.status === 'PENDING' || capture.status === 'DECLINED', 'TRANSACTION_REFUSED');
  refuseIf(left === 0, 'CAPTURE_FULLY_REFUNDED');
  refuseIf(clock.now() > capture.at + REFUND_WITHIN_MS, 'REFUND_TIME_LIMIT_EXCEEDED');
  const money = body['amount'] === undefined ? { ...capture.money, minor: left } : moneyFrom(body['amount']);
  refuseIf(money.currency !== capture.money.currency, 'CURRENCY_MISMATCH');
  refuseIf(money.minor > left, 'REFUND_AMOUNT_EXCEEDED');
  const made: Refund = { id: capitalsAndDigits(17), of: id, money, at: clock.now() };
  state.refunds.push(made);
  capture.refunded += money.minor;
  capture.status = capture.refunded < capture.money.minor ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  const event = {
    ...describeRefund(made),
    custom_id: capture.customId,
    links: [{ rel: 'up', href: `/captures/${id}` }],
  };
  void events.send('PAYMENT.CAPTURE.REFUNDED', 'refund', event);
  return { status: 201, body: describeRefund(made) };
}

function showRefund({ id }: Request, { state }: Context): Outcome {
  const made = state.refunds.find((one) => one.id === id);
  if (!made) throw notFound();
  return { status: 200, body: describeRefund(made) };
}

/** Decides payments that PayPal was still looking at. */
export class PendingCaptures implements Scheduled {
  constructor(private readonly context: Context) {}

  dueAt(): number | undefined {
    const times = this.context.state.captures.flatMap(({ decidedAt }) =>
      decidedAt === undefined ? [] : [decidedAt],
    );
    return times.length === 0 ? undefined : Math.min(...times);
  }

  async run(): Promise<void> {
    const { state, clock, events } = this.context;
    const now = clock.now();
    for (const capture of state.captures.filter(({ decidedAt }) => (decidedAt ?? Infinity) <= now)) {
      delete capture.decidedAt;
      capture.status = 'COMPLETED';
      await events.send('PAYMENT.CAPTURE.COMPLETED', 'capture', describeCapture(capture));
    }
  }
}
