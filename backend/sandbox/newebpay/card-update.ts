import { type Answer, type Call, json, objectOf, type Route, textIn } from '../shared/answers';
import { jsonMessage } from '../shared/notices';
import type { Context } from './gateway-context';

/** Has the card network say that a card was renewed or may no longer be charged: plain JSON that nothing proves. */
export const cardUpdateRoute = (context: Context): Route => ({
  method: 'POST',
  path: '/_control/card-update',
  handle: (call) => updateCard(call, context),
});

async function updateCard(call: Call, { state, shop, notices }: Context): Promise<Answer> {
  const body = objectOf(call.raw.toString('utf8')) ?? {};
  const mandate = state.mandates.find(({ periodNo }) => periodNo === body['periodNo']);
  const url = textIn(body, 'url') || shop.cardUpdateUrl;
  if (!mandate || url === '') return json({ error: 'periodNo and url are needed' }, 400);
  const newExpiry = textIn(body, 'newExpiry');
  if (newExpiry === '') {
    mandate.status = 3;
    mandate.nextDate = '';
  } else mandate.cardExpiry = newExpiry;
  const remainingTimes = mandate.totalTimes - mandate.alreadyTimes;
  const result = {
    MerchantID: shop.merchantId,
    MerchantOrderNo: mandate.orderNo,
    remainingTimes,
    AuthAmt: mandate.amount,
    NextAuthDate: mandate.nextDate,
    scheduleDates: mandate.nextDate,
    PeriodNo: mandate.periodNo,
    AlterType: 'CAU',
    cardStatus: newExpiry === '' ? 'CARD_NOT_ALLOWED' : 'ACTIVE',
    newExpiry,
  };
  await notices.send(
    `card of ${mandate.orderNo}`,
    jsonMessage(url, { Message: '卡片更新通知', Result: result }),
  );
  return json(result);
}
