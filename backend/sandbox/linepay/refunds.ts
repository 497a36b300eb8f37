import type { Route } from '../shared/answers';
import { type Info, operationRoutes, type Request } from './api';
import { refuseIf } from './codes';
import type { Context } from './gateway-context';
import { find, newId, refundedOf, timeOf } from './payments';

const DAY_MS = 86_400_000;

/** Gives money back at once, in parts if need be. */
export const refundRoutes = (context: Context): Route[] =>
  operationRoutes({ method: 'POST', path: '/payments/:id/refund', on: 'refund', act: refund }, context);

function refund({ call, body }: Request, context: Context): { info: Info } {
  const { clock, merchant } = context;
  const payment = find(call.params['id'], context);
  refuseIf(payment.status === 'VOIDED_AUTHORIZATION', '1165');
  refuseIf(payment.status !== 'CAPTURE', '1155');
  const left = payment.amount - refundedOf(payment);
  refuseIf(left === 0, '1165');
  refuseIf(clock.now() > (payment.paidAt ?? 0) + merchant.refundWithinDays * DAY_MS, '1163');
  const amount = body['refundAmount'] ?? left;
  refuseIf(typeof amount !== 'number' || !Number.isInteger(amount) || amount <= 0, '2101');
  refuseIf(Number(amount) > left, '1164');
  const made = { id: newId(context), amount: Number(amount), at: clock.now() };
  payment.refunds.push(made);
  return { info: { refundTransactionId: made.id, refundTransactionDate: timeOf(made.at) } };
}
