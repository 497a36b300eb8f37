import { randomUUID } from 'node:crypto';
import { type Answer, type Call, formOf, html, type Route, seeOther } from '../shared/answers';
import type { Scalars } from '../shared/neweb-cipher';
import { choicePage, errorPage, languageOf, page, postingPage } from '../shared/pages';
import { taipeiDigits } from '../shared/taipei';
import { cardFields, cardOf, firstSix, lastFour, respondCodeFor } from './cards';
import { type Code, messageOf, Refusal } from './codes';
import type { Context } from './gateway-context';
import { readMandateForm } from './mandate-form';
import { recordMandate } from './mandates';
import { noticeMessage, periodFields, type Result } from './messages';
import type { Card, OpenPage, Trade } from './state';
import { recordTrade } from './trades';

const PAGE_LIFE_MS = 20 * 60_000;
const AFTER_RETURN_MS = 3000;

const TEXTS = {
  en: {
    title: 'newebPay · Recurring card payment',
    shop: 'Shop',
    order: 'Order',
    item: 'Item',
    amount: 'Amount each time',
    rhythm: 'Charged',
    times: 'Times',
    rhythms: { D: 'every … days', W: 'weekly', M: 'monthly', Y: 'yearly' },
    pay: 'Agree and pay',
    decline: 'Have the bank decline it',
    back: 'Back without agreeing',
    done: 'Result',
  },
  'zh-TW': {
    title: '藍新金流 · 信用卡定期定額',
    shop: '商店',
    order: '訂單編號',
    item: '商品',
    amount: '每期金額',
    rhythm: '扣款週期',
    times: '期數',
    rhythms: { D: '每隔數天', W: '每週', M: '每月', Y: '每年' },
    pay: '同意並付款',
    decline: '模擬銀行拒絕',
    back: '不同意，返回商店',
    done: '委託結果',
  },
} as const;

/** The page on which a buyer lets the shop charge a card again and again (NPA-B05). */
export const mandateRoutes = (context: Context): Route[] => [
  { method: 'POST', path: '/MPG/period', on: 'mandate-page', handle: (call) => open(call, context) },
  { method: 'POST', path: '/MPG/period/page/:page', handle: (call) => decide(call, context) },
];

function open(call: Call, context: Context): Answer {
  try {
    const fields = readMandateForm(call, context);
    const now = context.clock.now();
    const opened: OpenPage = {
      id: randomUUID(),
      kind: 'mandate',
      fields,
      language: languageOf(fields['LangType']),
      openedAt: now,
      expiresAt: now + PAGE_LIFE_MS,
    };
    context.state.pages.push(opened);
    return html(mandatePage(opened, context));
  } catch (error) {
    if (error instanceof Refusal) return html(errorPage('zh-TW', error.code, error.message));
    throw error;
  }
}

function mandatePage({ id, fields, language }: OpenPage, { shop, origin }: Context): string {
  const texts = TEXTS[language];
  const type = (fields['PeriodType'] ?? 'M') as keyof typeof texts.rhythms;
  return choicePage({
    language,
    title: texts.title,
    rows: [
      [texts.shop, shop.name],
      [texts.order, fields['MerOrderNo'] ?? ''],
      [texts.item, fields['ProdDesc'] ?? ''],
      [texts.amount, `NT$${fields['PeriodAmt'] ?? ''}`],
      [texts.rhythm, `${texts.rhythms[type]} (${fields['PeriodPoint'] ?? ''})`],
      [texts.times, fields['PeriodTimes'] ?? ''],
    ],
    action: `${origin()}/MPG/period/page/${id}`,
    fields: cardFields(language),
    choices: [
      { value: 'pay', label: texts.pay },
      { value: 'decline', label: texts.decline },
      ...(fields['BackURL'] ? [{ value: 'back', label: texts.back }] : []),
    ],
  });
}

async function decide(call: Call, context: Context): Promise<Answer> {
  const { state, clock } = context;
  const opened = state.pages.find(({ id, kind }) => id === call.params['page'] && kind === 'mandate');
  if (!opened) return html(errorPage('zh-TW', 'PER10037', messageOf('PER10037')), 404);
  if (opened.result) return resultPage(opened, opened.result);
  const { fields, language } = opened;
  const form = formOf(call);
  if (form['choice'] === 'back') return seeOther(fields['BackURL'] ?? '/');
  const isUsed = state.mandates.some(({ orderNo }) => orderNo === fields['MerOrderNo']);
  if (isUsed) return html(errorPage(language, 'PER10032', messageOf('PER10032')));
  if (clock.now() > opened.expiresAt) return html(errorPage(language, 'PER10037', messageOf('PER10037')));
  return finish(opened, createMandate(opened, form, context), context);
}

/** The first charge is of 10 dollars that are voided at once, of the whole sum, or none. */
function createMandate({ fields }: OpenPage, form: Record<string, string>, context: Context): Result {
  const { state, clock, shop } = context;
  const respondType = fields['RespondType'] ?? 'JSON';
  const card = cardOf(form);
  const startType = fields['PeriodStartType'];
  if (startType === '3') return made(fields, card, undefined, context);
  const trade = recordTrade(state, clock, shop, {
    orderNo: `${fields['MerOrderNo'] ?? ''}_1`,
    amount: startType === '1' ? 10 : Number(fields['PeriodAmt']),
    card,
    respondCode: respondCode(form, card, context),
  });
  if (trade.status === 2) {
    const MerchantOrderNo = fields['MerOrderNo'] ?? '';
    return {
      status: 'PER10034',
      respondType,
      result: { MerchantID: shop.merchantId, MerchantOrderNo, RespondCode: trade.respondCode },
    };
  }
  if (startType === '1') voidTrial(trade);
  return made(fields, card, trade, context);
}

function respondCode(form: Record<string, string>, card: Card, { faults }: Context): string {
  const fault = faults.take('payment', 'decline');
  if (fault) return String(fault.value ?? '05');
  return form['choice'] === 'pay' ? respondCodeFor(card) : '05';
}

function voidTrial(trade: Trade): void {
  trade.status = 3;
  trade.closeStatus = 0;
  delete trade.closeMovesAt;
}

function made(
  fields: Readonly<Record<string, string>>,
  card: Card,
  trade: Trade | undefined,
  context: Context,
): Result {
  const { mandate, dates } = recordMandate(fields, card, context);
  const status: Code = 'SUCCESS';
  const charged: Scalars = trade
    ? {
        AuthTime: taipeiDigits(trade.createdAt),
        TradeNo: trade.tradeNo,
        CardNo: `${firstSix(card.number)}******${lastFour(card.number)}`,
        AuthCode: trade.auth,
        RespondCode: trade.respondCode,
        EscrowBank: 'HNCB',
        AuthBank: 'KGI',
        PaymentMethod: 'CREDIT',
      }
    : {};
  return {
    status,
    respondType: mandate.respondType,
    result: {
      MerchantID: context.shop.merchantId,
      MerchantOrderNo: mandate.orderNo,
      PeriodType: mandate.periodType,
      PeriodAmt: mandate.amount,
      AuthTimes: mandate.totalTimes,
      DateArray: dates.join(','),
      PeriodNo: mandate.periodNo,
      ...charged,
    },
  };
}

async function finish(opened: OpenPage, result: Result, { faults, shop, notices }: Context): Promise<Answer> {
  const { fields } = opened;
  const posted = periodFields('return', faults, shop, result);
  opened.result = posted;
  // The buyer closes the window before the way back.
  if (faults.has('return', 'drop')) opened.isLeft = true;
  const url = fields['NotifyURL'];
  if (url) {
    const message = noticeMessage('notify', faults, url, periodFields('notify', faults, shop, result));
    const wait = faults.has('notify', 'after-return') ? AFTER_RETURN_MS : 0;
    await notices.send(`mandate ${fields['MerOrderNo'] ?? ''}`, message, wait);
  }
  return resultPage(opened, posted);
}

function resultPage({ fields, language, isLeft }: OpenPage, posted: Record<string, string>): Answer {
  const title = TEXTS[language].done;
  const action = fields['ReturnURL'];
  if (action && !isLeft) return html(postingPage({ language, title, action, fields: posted }));
  return html(page({ language, title, content: `<p role="status">${title}</p>` }));
}
