import type { Route } from '../shared/answers';
import { type Info, operationRoutes, type Request } from './api';
import { refuseIf } from './codes';
import { payInfoOf } from './confirm';
import type { Context } from './gateway-context';
import { authorizationEnd, isPaid, refundedOf, timeOf } from './payments';
import type { Payment } from './state';

const MAX_IDS = 100;

/** What has become of payments that were confirmed. */
export const detailRoutes = (context: Context): Route[] =>
  operationRoutes({ method: 'GET', path: '/payments', on: 'details', act: details }, context);

const idsOf = (query: URLSearchParams, name: string): string[] =>
  query.getAll(name).flatMap((value) => value.split(',').filter((one) => one !== ''));

function details({ call, isV4 }: Request, context: Context): { info: readonly Info[] } {
  const ids = idsOf(call.query, 'transactionId');
  const orderIds = idsOf(call.query, 'orderId');
  refuseIf(ids.length + orderIds.length === 0, '2101');
  refuseIf(ids.length + orderIds.length > MAX_IDS, '1177');
  const found = context.state.payments.filter(
    (payment) => isPaid(payment) && (ids.includes(payment.id) || orderIds.includes(payment.orderId)),
  );
  refuseIf(found.length === 0, '1150');
  return { info: found.map((payment) => describe(payment, context, isV4)) };
}

function describe(payment: Payment, { faults, clock, merchant }: Context, isV4: boolean): Info {
  const isLapsed = payment.status === 'AUTHORIZATION' && clock.now() > authorizationEnd(payment);
  return {
    transactionId: payment.id,
    transactionDate: timeOf(payment.paidAt ?? payment.createdAt),
    transactionType: 'PAYMENT',
    payStatus: isLapsed ? 'EXPIRED_AUTHORIZATION' : payment.status,
    productName: payment.productName,
    merchantName: merchant.name,
    currency: faults.has('details', 'wrong-currency') ? 'USD' : payment.currency,
    payInfo: payInfoOf(payment, faults.has('details', 'wrong-amount') ? 1 : 0),
    refundList: payment.refunds.map(({ id, amount, at }) => ({
      refundTransactionId: id,
      transactionType: refundedOf(payment) === payment.amount ? 'PAYMENT_REFUND' : 'PARTIAL_REFUND',
      refundAmount: amount,
      refundTransactionDate: timeOf(at),
    })),
    orderId: payment.orderId,
    packages: payment.packages,
    ...(isV4 ? { paymentProvider: 'TSP' } : {}),
  };
}
