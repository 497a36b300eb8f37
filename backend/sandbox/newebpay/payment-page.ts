import { randomUUID } from 'node:crypto';
import { type Answer, type Call, formOf, html, type Route, seeOther } from '../shared/answers';
import { choicePage, errorPage, languageOf, page, postingPage } from '../shared/pages';
import { taipeiTime } from '../shared/taipei';
import { cardFields, cardOf, firstSix, lastFour, respondCodeFor } from './cards';
import { messageOf, Refusal } from './codes';
import type { Context } from './gateway-context';
import { noticeMessage, paymentFields, type Result } from './messages';
import { readPaymentForm } from './payment-form';
import type { OpenPage, Trade } from './state';
import { recordTrade } from './trades';

const PAGE_LIFE_MS = 20 * 60_000;
/** How long after the browser's return the notice comes, when it comes after it. */
const AFTER_RETURN_MS = 3000;

const TEXTS = {
  en: {
    title: 'newebPay · Card payment',
    shop: 'Shop',
    order: 'Order',
    item: 'Item',
    amount: 'Amount',
    pay: 'Pay',
    decline: 'Have the bank decline it',
    back: 'Back without paying',
    done: 'Result',
  },
  'zh-TW': {
    title: '藍新金流 · 信用卡付款',
    shop: '商店',
    order: '訂單編號',
    item: '商品',
    amount: '金額',
    pay: '確認付款',
    decline: '模擬銀行拒絕',
    back: '不付款，返回商店',
    done: '付款結果',
  },
} as const;

/** The page on which a buyer pays once by card (NPA-F01). */
export const paymentRoutes = (context: Context): Route[] => [
  { method: 'POST', path: '/MPG/mpg_gateway', on: 'payment-page', handle: (call) => open(call, context) },
  { method: 'GET', path: '/MPG/mpg_gateway/:page', handle: (call) => show(call, context) },
  { method: 'POST', path: '/MPG/mpg_gateway/:page', handle: (call) => decide(call, context) },
];

function open(call: Call, context: Context): Answer {
  try {
    const fields = readPaymentForm(call, context);
    const { state, clock } = context;
    const now = clock.now();
    const limit = Number(fields['TradeLimit'] ?? 0) * 1000;
    const opened: OpenPage = {
      id: randomUUID(),
      kind: 'payment',
      fields,
      language: languageOf(fields['LangType']),
      openedAt: now,
      expiresAt: now + (limit || PAGE_LIFE_MS),
    };
    state.pages.push(opened);
    return html(paymentPage(opened, context));
  } catch (error) {
    if (error instanceof Refusal) return html(errorPage('zh-TW', error.code, error.message));
    throw error;
  }
}

function paymentPage({ id, fields, language }: OpenPage, { shop, origin }: Context): string {
  const texts = TEXTS[language];
  return choicePage({
    language,
    title: texts.title,
    rows: [
      [texts.shop, shop.name],
      [texts.order, fields['MerchantOrderNo'] ?? ''],
      [texts.item, fields['ItemDesc'] ?? ''],
      [texts.amount, `NT$${fields['Amt'] ?? ''}`],
    ],
    action: `${origin()}/MPG/mpg_gateway/${id}`,
    fields: cardFields(language),
    choices: [
      { value: 'pay', label: texts.pay },
      { value: 'decline', label: texts.decline },
      ...(fields['ClientBackURL'] ? [{ value: 'back', label: texts.back }] : []),
    ],
  });
}

const pageOf = (call: Call, { state }: Context): OpenPage | undefined =>
  state.pages.find(({ id, kind }) => id === call.params['page'] && kind === 'payment');

function show(call: Call, context: Context): Answer {
  const opened = pageOf(call, context);
  return opened
    ? html(paymentPage(opened, context))
    : html(errorPage('zh-TW', 'MPG02004', messageOf('MPG02004')), 404);
}

async function decide(call: Call, context: Context): Promise<Answer> {
  const { clock, state } = context;
  const opened = pageOf(call, context);
  if (!opened) return html(errorPage('zh-TW', 'MPG02004', messageOf('MPG02004')), 404);
  if (opened.result) return resultPage(opened, opened.result);
  const { fields, language } = opened;
  const form = formOf(call);
  if (form['choice'] === 'back') return seeOther(fields['ClientBackURL'] ?? '/');
  if (clock.now() > opened.expiresAt) return html(errorPage(language, 'MPG02004', messageOf('MPG02004')));
  const isUsed = state.trades.some(({ orderNo }) => orderNo === fields['MerchantOrderNo']);
  if (isUsed) return html(errorPage(language, 'MPG03008', messageOf('MPG03008')));
  const trade = charge(opened, form, context);
  return finish(opened, trade, context);
}

function charge({ fields }: OpenPage, form: Record<string, string>, context: Context): Trade {
  const { state, clock, shop, faults } = context;
  const card = cardOf(form);
  const fault = faults.take('payment', 'decline');
  const refused = form['choice'] === 'pay' ? undefined : '05';
  return recordTrade(state, clock, shop, {
    orderNo: fields['MerchantOrderNo'] ?? '',
    amount: Number(fields['Amt']),
    card,
    respondCode: fault ? String(fault.value ?? '05') : (refused ?? respondCodeFor(card)),
  });
}

async function finish(opened: OpenPage, trade: Trade, { faults, shop, notices }: Context): Promise<Answer> {
  const { fields } = opened;
  const result = paymentResult(trade, shop.merchantId, fields['RespondType'] ?? 'JSON');
  const posted = paymentFields('return', faults, shop, result);
  opened.result = posted;
  // The buyer closes the window before the way back.
  if (faults.has('return', 'drop')) opened.isLeft = true;
  const url = fields['NotifyURL'];
  if (url) {
    const message = noticeMessage('notify', faults, url, paymentFields('notify', faults, shop, result));
    const wait = faults.has('notify', 'after-return') ? AFTER_RETURN_MS : 0;
    await notices.send(`payment ${trade.orderNo}`, message, wait);
  }
  return resultPage(opened, posted);
}

function resultPage({ fields, language, isLeft }: OpenPage, posted: Record<string, string>): Answer {
  const title = TEXTS[language].done;
  const action = fields['ReturnURL'];
  if (action && !isLeft) return html(postingPage({ language, title, action, fields: posted }));
  return html(page({ language, title, content: `<p role="status">${posted['Status'] ?? ''}</p>` }));
}

/** What the shop learns of a payment. */
function paymentResult(trade: Trade, merchantId: string, respondType: string): Result {
  const approved = trade.status === 1;
  return {
    status: approved ? 'SUCCESS' : 'MPG03009',
    respondType,
    result: {
      MerchantID: merchantId,
      Amt: trade.amount,
      TradeNo: trade.tradeNo,
      MerchantOrderNo: trade.orderNo,
      RespondType: respondType,
      IP: '127.0.0.1',
      EscrowBank: 'HNCB',
      PaymentType: 'CREDIT',
      PayTime: approved ? taipeiTime(trade.createdAt) : '0000-00-00 00:00:00',
      RespondCode: trade.respondCode,
      Auth: trade.auth,
      Card6No: firstSix(trade.card.number),
      Card4No: lastFour(trade.card.number),
      Exp: trade.card.expiry,
      AuthBank: 'KGI',
      TokenUseStatus: 0,
      InstFirst: 0,
      InstEach: 0,
      Inst: 0,
      ECI: '',
      PaymentMethod: 'CREDIT',
    },
  };
}
