import { type Answer, type Call, json, type Route } from '../shared/answers';
import { checkCode } from '../shared/neweb-cipher';
import { isAmount } from './checks';
import { type Code, messageOf, Refusal, refuseIf } from './codes';
import type { Context } from './gateway-context';
import { checkEnvelope, decryptPostData, TRADE_REFUSALS } from './post-data';
import type { Trade } from './state';
import { askCapture, askRefund, nextBatch } from './trades';

const DAY_MS = 86_400_000;
/** An authorisation that was never captured lapses. */
const CAPTURE_WITHIN_MS = 30 * DAY_MS;
const HOUR_MS = 3_600_000;
const MAX_REFUND_CALLS = 60;

type Fields = Readonly<Record<string, string>>;

/** Void (B01), capture (B031), refund (B032), and taking back a capture (B033) or a refund (B034). */
export const cardMoneyRoutes = (context: Context): Route[] => [
  { method: 'POST', path: '/API/CreditCard/Cancel', on: 'cancel', handle: (call) => cancel(call, context) },
  { method: 'POST', path: '/API/CreditCard/Close', on: 'close', handle: (call) => close(call, context) },
];

const answer = (code: Code, result: unknown): Answer =>
  json({ Status: code, Message: messageOf(code), Result: result });

function findTrade(fields: Fields, { state }: Context): Trade | undefined {
  const { IndexType, MerchantOrderNo = '', TradeNo = '' } = fields;
  refuseIf(IndexType !== '1' && IndexType !== '2', 'TRA10032');
  return state.trades.find(({ orderNo, tradeNo }) =>
    IndexType === '1' ? orderNo === MerchantOrderNo : tradeNo === TradeNo,
  );
}

function cancel(call: Call, context: Context): Answer {
  const { shop, faults } = context;
  let fields: Fields = {};
  let trade: Trade | undefined;
  let code: Code;
  try {
    fields = decryptPostData(call, context, TRADE_REFUSALS);
    checkEnvelope(fields, ['1.0'], context, TRADE_REFUSALS);
    refuseIf(!isAmount(fields['Amt']), 'TRA10003');
    trade = findTrade(fields, context);
    code = cancelTrade(trade, Number(fields['Amt']), context);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    code = error.code;
  }
  // An unknown payment has no numbers, and its answer is signed all the same.
  const signed = {
    Amt: (trade?.amount ?? Number(fields['Amt'] ?? 0)) + (faults.has('cancel', 'wrong-amount') ? 1 : 0),
    MerchantID: shop.merchantId,
    MerchantOrderNo: trade?.orderNo ?? '',
    TradeNo: trade?.tradeNo ?? '',
  };
  const signature = checkCode(signed, shop);
  const CheckCode = faults.has('cancel', 'bad-signature')
    ? signature.split('').reverse().join('')
    : signature;
  return answer(code, { ...signed, CheckCode });
}

function cancelTrade(trade: Trade | undefined, amount: number, { clock, faults }: Context): Code {
  if (!trade) throw new Refusal('TRA10021');
  refuseIf(trade.status === 3, 'TRA20007');
  refuseIf(trade.status !== 1, 'TRA10047');
  refuseIf(trade.closeStatus >= 2, 'TRA20005');
  // A capture that was asked for has to be taken back first; a part cannot be voided.
  refuseIf(trade.closeStatus === 1 || amount !== trade.amount, 'TRA10047');
  if (faults.has('cancel', 'queued')) {
    trade.cancelAt = nextBatch(clock.now());
    return 'TRA20001';
  }
  trade.status = 3;
  return 'SUCCESS';
}

function close(call: Call, context: Context): Answer {
  const { shop } = context;
  try {
    const fields = decryptPostData(call, context, TRADE_REFUSALS);
    checkEnvelope(fields, ['1.0', '1.1'], context, TRADE_REFUSALS);
    refuseIf(!isAmount(fields['Amt']), 'TRA10003');
    const trade = findTrade(fields, context);
    if (!trade) throw new Refusal('TRA10021');
    refuseIf(trade.status === 2 || trade.status === 3, 'TRA10026');
    move(trade, fields, context);
    // Unlike that of Cancel, this answer carries no check code.
    return answer('SUCCESS', {
      MerchantID: shop.merchantId,
      Amt: Number(fields['Amt']),
      MerchantOrderNo: trade.orderNo,
      TradeNo: trade.tradeNo,
    });
  } catch (error) {
    if (error instanceof Refusal) return answer(error.code, []);
    throw error;
  }
}

function move(trade: Trade, fields: Fields, context: Context): void {
  const amount = Number(fields['Amt']);
  const undo = fields['Cancel'] === '1';
  const kind = fields['CloseType'];
  refuseIf(kind !== '1' && kind !== '2', 'MEM40013');
  if (kind === '1' && undo) takeBackCapture(trade);
  else if (kind === '1') capture(trade, amount, context);
  else if (undo) takeBackRefund(trade);
  else refund(trade, amount, context);
}

function capture(trade: Trade, amount: number, { clock }: Context): void {
  const now = clock.now();
  refuseIf(trade.closeStatus > 0, 'TRA10027');
  refuseIf(amount > trade.amount, 'TRA10028');
  refuseIf(now > trade.createdAt + CAPTURE_WITHIN_MS, 'TRA10029');
  askCapture(trade, amount, now);
}

function takeBackCapture(trade: Trade): void {
  refuseIf(trade.closeStatus === 0, 'TRA10035');
  refuseIf(trade.closeStatus > 1, 'TRA10095');
  trade.closeStatus = 0;
  trade.closeAmount = 0;
  delete trade.closeMovesAt;
}

function refund(trade: Trade, amount: number, { clock, state, faults }: Context): void {
  const now = clock.now();
  refuseIf(state.refundsLockedUntil > now, 'TRA10702');
  state.refundCalls = [...state.refundCalls.filter((at) => at > now - HOUR_MS), now];
  if (state.refundCalls.length > MAX_REFUND_CALLS) {
    state.refundsLockedUntil = now + HOUR_MS;
    throw new Refusal('TRA10702');
  }
  refuseIf(trade.closeStatus < 2, 'TRA10035');
  refuseIf(trade.closeStatus === 2, 'TRA10048');
  refuseIf(trade.backStatus === 1, 'TRA20027');
  refuseIf(trade.backStatus === 2, 'TRA10045');
  refuseIf(amount > trade.closeAmount - trade.refunded, 'TRA10036');
  refuseIf(faults.has('close', 'low-balance'), 'TRA20028');
  askRefund(trade, amount, now);
}

function takeBackRefund(trade: Trade): void {
  refuseIf(trade.backStatus === 0, 'TRA10035');
  refuseIf(trade.backStatus > 1, 'TRA10095');
  trade.backStatus = 0;
  trade.backAmount = 0;
  delete trade.backMovesAt;
}
