import type { Route } from '../shared/answers';
import { lettersAndDigits } from '../shared/random-ids';
import { checkMoney } from './amounts';
import { type Info, operationRoutes, type Request } from './api';
import { Refusal, refuseIf } from './codes';
import type { Context } from './gateway-context';
import { authorizationEnd, find, isOver, isPaid, timeOf } from './payments';
import type { Payment } from './state';

/** Takes the money of a payment that its buyer has approved. */
export const confirmRoutes = (context: Context): Route[] =>
  operationRoutes({ method: 'POST', path: '/payments/:id/confirm', on: 'confirm', act: confirm }, context);

function confirm({ call, body, isV4 }: Request, context: Context): { info: Info } {
  const { clock, faults } = context;
  const amount = checkMoney(body);
  const payment = find(call.params['id'], context);
  refuseIf(isPaid(payment), '1152');
  refuseIf(isOver(payment, context), '1180');
  refuseIf(payment.status !== 'approved', '1169');
  refuseIf(amount !== payment.amount, '1153');
  const declined = faults.take('confirm', 'decline');
  if (declined) {
    payment.status = 'failed';
    throw new Refusal(String(declined.value ?? '1142'));
  }
  payment.status = payment.capture ? 'CAPTURE' : 'AUTHORIZATION';
  payment.paidAt = clock.now();
  const wrong = faults.has('confirm', 'wrong-amount') ? 1 : 0;
  return {
    info: {
      orderId: faults.has('confirm', 'wrong-order') ? `X${payment.orderId}` : payment.orderId,
      transactionId: payment.id,
      ...(payment.capture ? {} : { authorizationExpireDate: timeOf(authorizationEnd(payment)) }),
      ...(payment.preapproved ? { regKey: newRegKey(context) } : {}),
      payInfo: payInfoOf(payment, wrong),
      packages: payment.packages,
      ...(isV4 ? { paymentProvider: 'TSP' } : {}),
    },
  };
}

export const payInfoOf = ({ amount }: Payment, more = 0): readonly Info[] => [
  { method: 'CREDIT_CARD', amount: amount + more, maskedCreditCardNumber: '************1111' },
];

function newRegKey({ state, clock }: Context): string {
  const key = `RK${lettersAndDigits(13)}`;
  state.regKeys.push({ key, createdAt: clock.now(), expired: false });
  return key;
}
