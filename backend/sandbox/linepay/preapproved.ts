import { type Route, textIn } from '../shared/answers';
import { checkMoney } from './amounts';
import { type Info, operationRoutes, type Request } from './api';
import { Refusal, refuseIf } from './codes';
import type { Context } from './gateway-context';
import { isPaid, newId, newToken, timeOf } from './payments';
import type { Payment, RegKey } from './state';

const DAY_MS = 86_400_000;
const PATH = '/payments/preapprovedPay/:key';

/** Charges without the buyer, by the key of an earlier payment. */
export const preapprovedRoutes = (context: Context): Route[] => [
  ...operationRoutes({ method: 'GET', path: `${PATH}/check`, on: 'preapproved-check', act: check }, context),
  ...operationRoutes({ method: 'POST', path: `${PATH}/payment`, on: 'preapproved-pay', act: pay }, context),
  ...operationRoutes(
    { method: 'POST', path: `${PATH}/expire`, on: 'preapproved-expire', act: expire },
    context,
  ),
];

function liveKey({ call }: Request, { state, merchant, clock }: Context): RegKey {
  refuseIf(!merchant.preapproved, '1194');
  const regKey = state.regKeys.find(({ key }) => key === call.params['key']);
  if (!regKey) throw new Refusal('1190');
  const end = regKey.createdAt + (merchant.keyLifeDays ?? Infinity) * DAY_MS;
  refuseIf(regKey.expired || clock.now() > end, '1193');
  return regKey;
}

function refuseDeclined(on: string, { faults }: Context): void {
  const declined = faults.take(on, 'decline');
  if (declined) throw new Refusal(String(declined.value ?? '1282'));
}

/** With `creditCardAuth=true` the card is tried too. */
function check(request: Request, context: Context): Record<string, never> {
  liveKey(request, context);
  if (request.call.query.get('creditCardAuth') === 'true') refuseDeclined('preapproved-check', context);
  return {};
}

function pay(request: Request, context: Context): { info: Info } {
  const { body, isV4 } = request;
  const { state, clock, faults } = context;
  liveKey(request, context);
  const amount = checkMoney(body);
  const [orderId, productName] = [textIn(body, 'orderId'), textIn(body, 'productName')];
  refuseIf(orderId === '' || orderId.length > 100 || productName === '', '2101');
  refuseIf(
    state.payments.some((one) => one.orderId === orderId && isPaid(one)),
    '1172',
  );
  refuseDeclined('preapproved-pay', context);
  const capture = body['capture'] !== false;
  const payment: Payment = {
    id: newId(context),
    token: newToken(),
    orderId,
    amount: amount + (faults.has('preapproved-pay', 'wrong-amount') ? 1 : 0),
    currency: 'TWD',
    productName,
    createdAt: clock.now(),
    paidAt: clock.now(),
    capture,
    preapproved: true,
    language: 'zh-TW',
    confirmUrl: '',
    confirmUrlType: 'NONE',
    cancelUrl: '',
    packages: [],
    status: capture ? 'CAPTURE' : 'AUTHORIZATION',
    refunds: [],
  };
  state.payments.push(payment);
  return {
    info: {
      transactionId: payment.id,
      transactionDate: timeOf(clock.now()),
      ...(isV4 ? { paymentProvider: 'TSP' } : {}),
    },
  };
}

function expire(request: Request, context: Context): Record<string, never> {
  liveKey(request, context).expired = true;
  return {};
}
