import type { Route } from '../shared/answers';
import { capitalsAndDigits } from '../shared/random-ids';
import { apiRoute, RETENTION_HOURS, type Outcome, type Request } from './api';
import { describeSale } from './billing';
import { notFound, refuseIf } from './errors';
import type { Context } from './gateway-context';
import { timeOf, totalFrom, writtenTotal } from './money';
import type { Money, Refund, Sale } from './state';

const PATH = '/v1/payments/sale/:id';
const REFUND_WITHIN_MS = 180 * 86_400_000;

/** Payments of subscriptions, in the old version of the interface. */
export const saleRoutes = (context: Context): Route[] => [
  apiRoute({ method: 'GET', path: PATH, on: 'payment-details', act: show }, context),
  apiRoute(
    {
      method: 'POST',
      path: `${PATH}/refund`,
      on: 'sale-refund',
      retentionHours: RETENTION_HOURS.payments,
      act: refund,
    },
    context,
  ),
];

function saleOf(id: string, { state }: Context): Sale {
  const sale = state.sales.find((one) => one.id === id);
  if (!sale) throw notFound();
  return sale;
}

const show = ({ id }: Request, context: Context): Outcome => ({
  status: 200,
  body: describeSale(saleOf(id, context), context),
});

function refund({ id, body }: Request, context: Context): Outcome {
  if (context.merchant.refundsSalesBy === 'v2') throw notFound();
  const money = body['amount'] === undefined ? undefined : totalFrom(body['amount']);
  const made = refundSale(saleOf(id, context), money, context);
  return {
    status: 201,
    body: {
      id: made.id,
      state: 'completed',
      sale_id: id,
      amount: writtenTotal(made.money),
      create_time: timeOf(made.at),
    },
  };
}

/** All that is left unless a sum is named. */
export function refundSale(sale: Sale, named: Money | undefined, context: Context): Refund {
  const { state, clock, events } = context;
  const left = sale.money.minor - sale.refunded;
  refuseIf(left === 0, 'TRANSACTION_ALREADY_REFUNDED');
  refuseIf(clock.now() > sale.at + REFUND_WITHIN_MS, 'REFUND_TIME_LIMIT_EXCEEDED');
  const money = named ?? { ...sale.money, minor: left };
  refuseIf(money.currency !== sale.money.currency, 'CURRENCY_MISMATCH');
  refuseIf(money.minor > left || money.minor === 0, 'REFUND_AMOUNT_EXCEEDED');
  const made: Refund = { id: capitalsAndDigits(17), of: sale.id, money, at: clock.now() };
  state.refunds.push(made);
  sale.refunded += money.minor;
  void events.send('PAYMENT.SALE.REFUNDED', 'refund', {
    id: made.id,
    sale_id: sale.id,
    state: 'completed',
    amount: writtenTotal(money),
    billing_agreement_id: sale.subscriptionId,
    create_time: timeOf(made.at),
  });
  return made;
}
