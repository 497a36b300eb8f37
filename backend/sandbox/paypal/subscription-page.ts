import { type Answer, type Call, formOf, html, type Route, seeOther } from '../shared/answers';
import { choicePage, languageOf, page } from '../shared/pages';
import { activate, setStatus } from './billing';
import { planOf } from './catalog';
import { isSameInterval, planPrice, priceOf } from './cycles';
import type { Context } from './gateway-context';
import { valueOf } from './money';
import { describe } from './subscriptions';
import type { Subscription } from './state';

const PATH = '/webapps/billing/subscriptions';

export const TEXTS = {
  en: {
    title: 'PayPal',
    shop: 'Shop',
    plan: 'Plan',
    price: 'Price each time',
    amount: 'Amount',
    agree: 'Agree and subscribe',
    pay: 'Pay now',
    cancel: 'Cancel and return',
    over: 'There is nothing to approve here any more.',
    done: 'Approved.',
  },
  'zh-TW': {
    title: 'PayPal',
    shop: '商店',
    plan: '方案',
    price: '每期金額',
    amount: '金額',
    agree: '同意並訂閱',
    pay: '立即付款',
    cancel: '取消並返回',
    over: '這裡已沒有需要同意的項目。',
    done: '已同意。',
  },
} as const;

/** The page on which a buyer agrees to a subscription, or to another plan for it. */
export const subscriptionPageRoutes = (context: Context): Route[] => [
  { method: 'GET', path: PATH, handle: (call) => show(call, context) },
  { method: 'POST', path: PATH, handle: (call) => decide(call, context) },
];

const find = (call: Call, { state }: Context): Subscription | undefined =>
  state.subscriptions.find(({ token }) => token === call.query.get('ba_token'));

const awaits = ({ status, revisedPlanId }: Subscription): boolean =>
  status === 'APPROVAL_PENDING' || revisedPlanId !== undefined;

const languageFor = ({ locale }: { readonly locale: string }): 'en' | 'zh-TW' => languageOf(locale);

const over = (): Answer =>
  html(
    page({ language: 'en', title: TEXTS.en.title, content: `<p role="status">${TEXTS.en.over}</p>` }),
    410,
  );

function show(call: Call, context: Context): Answer {
  const subscription = find(call, context);
  if (!subscription || !awaits(subscription)) return over();
  const language = languageFor(subscription);
  const texts = TEXTS[language];
  const { revisedPlanId, planId: currentId } = subscription;
  const planId = revisedPlanId ?? currentId;
  const money = revisedPlanId === undefined ? priceOf(subscription, context) : planPrice(planId, context);
  return html(
    choicePage({
      language,
      title: texts.title,
      rows: [
        [texts.shop, context.merchant.name],
        [texts.plan, planOf(planId, context).name],
        [texts.price, `${money.currency} ${valueOf(money)}`],
      ],
      action: `${context.origin()}${PATH}?${call.queryText}`,
      choices: [
        { value: 'pay', label: texts.agree },
        { value: 'cancel', label: texts.cancel },
      ],
    }),
  );
}

async function decide(call: Call, context: Context): Promise<Answer> {
  const subscription = find(call, context);
  if (!subscription || !awaits(subscription)) return over();
  const { returnUrl, cancelUrl, id, token } = subscription;
  if (formOf(call)['choice'] !== 'pay') {
    delete subscription.revisedPlanId;
    return backTo(cancelUrl, { subscription_id: id, ba_token: token }, languageFor(subscription));
  }
  if (subscription.revisedPlanId !== undefined) await changePlan(subscription, context);
  else if (subscription.userAction === 'CONTINUE') setStatus(subscription, 'APPROVED', context.clock.now());
  else await activate(subscription, context);
  if (context.faults.has('return', 'drop')) return done(languageFor(subscription));
  return backTo(returnUrl, { subscription_id: id, ba_token: token }, languageFor(subscription));
}

/** From the next charge on, at the same time. */
async function changePlan(subscription: Subscription, context: Context): Promise<void> {
  const planId = subscription.revisedPlanId ?? subscription.planId;
  if (!isSameInterval(subscription.planId, planId, context)) {
    subscription.billsFrom = subscription.nextBillingAt ?? context.clock.now();
    subscription.chargesDue = 0;
  }
  subscription.planId = planId;
  delete subscription.revisedPlanId;
  delete subscription.ownCycles;
  await context.events.send('BILLING.SUBSCRIPTION.UPDATED', 'subscription', describe(subscription, context));
}

const done = (language: 'en' | 'zh-TW'): Answer =>
  html(
    page({ language, title: TEXTS[language].title, content: `<p role="status">${TEXTS[language].done}</p>` }),
  );

/** To the shop with the numbers in the address; without an address, the buyer stays. */
export function backTo(
  url: string,
  numbers: Readonly<Record<string, string>>,
  language: 'en' | 'zh-TW',
): Answer {
  if (url === '') return done(language);
  const target = new URL(url);
  for (const [name, value] of Object.entries(numbers)) target.searchParams.set(name, value);
  return seeOther(target.toString());
}
