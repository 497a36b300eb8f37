import type { Route } from '../shared/answers';
import { checkMoney } from './amounts';
import { type Info, operationRoutes, type Request } from './api';
import { refuseIf } from './codes';
import { payInfoOf } from './confirm';
import type { Context } from './gateway-context';
import { authorizationEnd, find } from './payments';
import type { Payment } from './state';

/** Takes what is only held, or lets it go. */
export const authorizationRoutes = (context: Context): Route[] => [
  ...operationRoutes(
    { method: 'POST', path: '/payments/authorizations/:id/capture', on: 'capture', act: capture },
    context,
  ),
  ...operationRoutes(
    { method: 'POST', path: '/payments/authorizations/:id/void', on: 'void', act: release },
    context,
  ),
];

function held({ call }: Request, context: Context): Payment {
  const payment = find(call.params['id'], context);
  refuseIf(payment.status === 'VOIDED_AUTHORIZATION', '1165');
  refuseIf(payment.status === 'CAPTURE', '1152');
  refuseIf(payment.status !== 'AUTHORIZATION', '1150');
  return payment;
}

function capture(request: Request, context: Context): { info: Info } {
  const amount = checkMoney(request.body);
  const payment = held(request, context);
  refuseIf(context.clock.now() > authorizationEnd(payment), '1180');
  refuseIf(amount > payment.amount, '1184');
  payment.amount = amount;
  payment.status = 'CAPTURE';
  return {
    info: {
      orderId: payment.orderId,
      transactionId: payment.id,
      payInfo: payInfoOf(payment),
      ...(request.isV4 ? { paymentProvider: 'TSP' } : {}),
    },
  };
}

function release(request: Request, context: Context): Record<string, never> {
  held(request, context).status = 'VOIDED_AUTHORIZATION';
  return {};
}
