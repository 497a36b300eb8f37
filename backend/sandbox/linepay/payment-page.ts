import { type Answer, type Call, formOf, html, type Route, seeOther } from '../shared/answers';
import { choicePage, page } from '../shared/pages';
import type { Context } from './gateway-context';
import { isOver } from './payments';
import type { Payment } from './state';

const SERVER_CALL_MS = 20_000;

const TEXTS = {
  en: {
    title: 'LINE Pay',
    shop: 'Shop',
    order: 'Order',
    item: 'Item',
    amount: 'Amount',
    again: 'Later charges',
    agreed: 'The shop may charge again without asking',
    pay: 'Pay',
    cancel: 'Cancel',
    over: 'This payment is over or no longer waits for you.',
    done: 'You have approved the payment.',
  },
  'zh-TW': {
    title: 'LINE Pay',
    shop: '商店',
    order: '訂單編號',
    item: '商品',
    amount: '金額',
    again: '後續扣款',
    agreed: '同意商店之後自動扣款',
    pay: '付款',
    cancel: '取消',
    over: '這筆付款已結束或已逾時。',
    done: '您已同意付款。',
  },
} as const;

/** The page on which a buyer approves a payment; what then happens is the shop's confirmation. */
export const pageRoutes = (context: Context): Route[] => [
  { method: 'GET', path: '/web/payments/:token', handle: (call) => show(call, context) },
  { method: 'POST', path: '/web/payments/:token', handle: (call) => decide(call, context) },
];

const findByToken = (call: Call, { state }: Context): Payment | undefined =>
  state.payments.find(({ token }) => token === call.params['token']);

const message = (language: 'en' | 'zh-TW', key: 'over' | 'done', status = 200): Answer => {
  const texts = TEXTS[language];
  return html(page({ language, title: texts.title, content: `<p role="status">${texts[key]}</p>` }), status);
};

function show(call: Call, context: Context): Answer {
  const payment = findByToken(call, context);
  if (payment?.status !== 'asked' || isOver(payment, context)) {
    return message(payment?.language ?? 'zh-TW', 'over', 410);
  }
  const { language, orderId, productName, amount, preapproved } = payment;
  const texts = TEXTS[language];
  return html(
    choicePage({
      language,
      title: texts.title,
      rows: [
        [texts.shop, context.merchant.name],
        [texts.order, orderId],
        [texts.item, productName],
        [texts.amount, `NT$${amount}`],
        ...(preapproved ? [[texts.again, texts.agreed] as const] : []),
      ],
      action: `${context.origin()}${call.path}`,
      choices: [
        { value: 'pay', label: texts.pay },
        { value: 'cancel', label: texts.cancel },
      ],
    }),
  );
}

async function decide(call: Call, context: Context): Promise<Answer> {
  const { faults } = context;
  const payment = findByToken(call, context);
  if (payment?.status !== 'asked' || isOver(payment, context)) {
    return message(payment?.language ?? 'zh-TW', 'over', 410);
  }
  const { language, confirmUrl, cancelUrl, confirmUrlType } = payment;
  if (formOf(call)['choice'] !== 'pay') {
    payment.status = 'cancelled';
    return seeOther(withNumbers(cancelUrl, payment, context));
  }
  payment.status = 'approved';
  // The buyer closes the window before the way back.
  if (confirmUrlType === 'NONE' || faults.has('return', 'drop')) return message(language, 'done');
  const url = withNumbers(confirmUrl, payment, context);
  if (confirmUrlType !== 'SERVER') return seeOther(url);
  await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(SERVER_CALL_MS) }).catch(
    () => undefined,
  );
  return message(language, 'done');
}

/** LINE Pay adds both numbers; an order that the shop has put there itself stays. */
function withNumbers(url: string, { id, orderId }: Payment, { faults, state }: Context): string {
  const target = new URL(url);
  const other = state.payments.find((one) => one.id !== id)?.id ?? '1999010100000000001';
  target.searchParams.set('transactionId', faults.has('return', 'wrong-transaction') ? other : id);
  if (!target.searchParams.has('orderId')) {
    target.searchParams.set('orderId', faults.has('return', 'wrong-order') ? `X${orderId}` : orderId);
  }
  return target.toString();
}
