import { isObject, type Route, textIn } from '../shared/answers';
import { languageOf } from '../shared/pages';
import { checkMoney, checkPackages, firstProduct } from './amounts';
import { type Info, operationRoutes, type Request } from './api';
import { refuseIf } from './codes';
import type { Context } from './gateway-context';
import { find, isOver, isPaid, newId, newToken } from './payments';
import type { Payment } from './state';

/** Begins a payment, and says how far it is. */
export const requestRoutes = (context: Context): Route[] => [
  ...operationRoutes({ method: 'POST', path: '/payments/request', on: 'request', act: request }, context),
  ...operationRoutes(
    { method: 'GET', path: '/payments/requests/:id/check', on: 'check', act: check },
    context,
  ),
];

const partOf = (object: Info, name: string): Record<string, unknown> => {
  const part = object[name];
  return isObject(part) ? part : {};
};

const isUrl = (text: string): boolean => text.length <= 500 && /^https?:\/\/\S+$/.test(text);

function request({ body }: Request, context: Context): { info: unknown } {
  const { state, clock, merchant, origin } = context;
  const amount = checkMoney(body);
  const orderId = textIn(body, 'orderId');
  const urls = partOf(body, 'redirectUrls');
  const [confirmUrl, cancelUrl] = [textIn(urls, 'confirmUrl'), textIn(urls, 'cancelUrl')];
  refuseIf(orderId === '' || orderId.length > 100 || !isUrl(confirmUrl) || !isUrl(cancelUrl), '2101');
  checkPackages(amount, body['packages']);
  refuseIf(
    state.payments.some((one) => one.orderId === orderId && isPaid(one)),
    '1172',
  );
  const options = partOf(body, 'options');
  const { capture, payType } = partOf(options, 'payment');
  refuseIf(payType === 'PREAPPROVED' && !merchant.preapproved, '1194');
  const payment: Payment = {
    id: newId(context),
    token: newToken(),
    orderId,
    amount,
    currency: 'TWD',
    productName: firstProduct(body['packages']),
    createdAt: clock.now(),
    capture: capture !== false,
    preapproved: payType === 'PREAPPROVED',
    language: languageOf(textIn(partOf(options, 'display'), 'locale') || 'zh-TW'),
    confirmUrl,
    confirmUrlType: textIn(urls, 'confirmUrlType') || 'CLIENT',
    cancelUrl,
    packages: body['packages'],
    status: 'asked',
    refunds: [],
  };
  state.payments.push(payment);
  const page = `${origin()}/web/payments/${payment.token}`;
  return {
    info: {
      paymentUrl: { web: page, app: `line://pay/payment/${payment.token}` },
      transactionId: payment.id,
      paymentAccessToken: payment.token,
    },
  };
}

function check({ call }: Request, context: Context): { code: string } {
  const payment = find(call.params['id'], context);
  if (isPaid(payment)) return { code: '0123' };
  if (payment.status === 'failed') return { code: '0122' };
  if (payment.status === 'cancelled' || isOver(payment, context)) return { code: '0121' };
  return { code: payment.status === 'approved' ? '0110' : '0000' };
}
