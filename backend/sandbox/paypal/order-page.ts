import { type Answer, type Call, formOf, html, type Route } from '../shared/answers';
import { choicePage, languageOf, page } from '../shared/pages';
import type { Context } from './gateway-context';
import { valueOf } from './money';
import { describe } from './orders';
import { backTo, TEXTS } from './subscription-page';
import type { Order } from './state';

const PATH = '/checkoutnow';

/** The page on which a buyer approves an order. */
export const orderPageRoutes = (context: Context): Route[] => [
  { method: 'GET', path: PATH, handle: (call) => show(call, context) },
  { method: 'POST', path: PATH, handle: (call) => decide(call, context) },
];

/** Undefined when it was paid, or when it is unknown. */
const openOrder = (call: Call, { state }: Context): Order | undefined =>
  state.orders.find(
    ({ id, status }) => id === call.query.get('token') && status !== 'COMPLETED' && status !== 'VOIDED',
  );

const over = (): Answer =>
  html(
    page({ language: 'en', title: TEXTS.en.title, content: `<p role="status">${TEXTS.en.over}</p>` }),
    410,
  );

function show(call: Call, context: Context): Answer {
  const order = openOrder(call, context);
  if (!order) return over();
  const language = languageOf(order.locale);
  const texts = TEXTS[language];
  return html(
    choicePage({
      language,
      title: texts.title,
      rows: [
        [texts.shop, context.merchant.name],
        [texts.amount, `${order.money.currency} ${valueOf(order.money)}`],
      ],
      action: `${context.origin()}${PATH}?${call.queryText}`,
      choices: [
        { value: 'pay', label: texts.pay },
        { value: 'cancel', label: texts.cancel },
      ],
    }),
  );
}

async function decide(call: Call, context: Context): Promise<Answer> {
  const order = openOrder(call, context);
  if (!order) return over();
  const language = languageOf(order.locale);
  if (formOf(call)['choice'] !== 'pay') return backTo(order.cancelUrl, { token: order.id }, language);
  order.status = 'APPROVED';
  await context.events.send('CHECKOUT.ORDER.APPROVED', 'checkout-order', describe(order, context));
  const url = context.faults.has('return', 'drop') ? '' : order.returnUrl;
  return backTo(url, { token: order.id, PayerID: 'SANDBOXPAYER1' }, language);
}
