import type { VirtualClock } from '../shared/clock';
import { digits } from '../shared/random-ids';
import { inTaipei, nextTaipeiHour, taipeiDate, taipeiMoment } from '../shared/taipei';
import type { NewebpayShop } from './shop';
import type { Card, NewebpayState, Trade } from './state';

/** The hour at which captures and refunds go to the banks. */
const BATCH_HOUR = 21;
/** The hour at which the banks' files are in, the day after. */
const FILE_HOUR = 10;

const compactTime = (at: number): string => inTaipei(at).toFormat('yyMMddHHmmss');

const newTradeNo = (at: number): string => compactTime(at) + digits(5);

interface Payment {
  readonly orderNo: string;
  readonly amount: number;
  readonly card: Card;
  readonly respondCode: string;
}

/** Asks the bank, and asks for the capture where the shop has that done by itself. */
export function recordTrade(
  state: NewebpayState,
  clock: VirtualClock,
  shop: NewebpayShop,
  { orderNo, amount, card, respondCode }: Payment,
): Trade {
  const now = clock.now();
  const approved = respondCode === '00';
  const trade: Trade = {
    orderNo,
    tradeNo: newTradeNo(now),
    amount,
    createdAt: now,
    card,
    auth: approved ? digits(6) : '',
    respondCode,
    status: approved ? 1 : 2,
    closeStatus: 0,
    closeAmount: 0,
    backStatus: 0,
    backAmount: 0,
    refunded: 0,
  };
  if (approved && shop.capture === 'auto') askCapture(trade, amount, now);
  state.trades.push(trade);
  return trade;
}

export function askCapture(trade: Trade, amount: number, now: number): void {
  trade.closeStatus = 1;
  trade.closeAmount = amount;
  trade.closeMovesAt = nextTaipeiHour(now, BATCH_HOUR);
}

export function askRefund(trade: Trade, amount: number, now: number): void {
  trade.backStatus = 1;
  trade.backAmount = amount;
  trade.backMovesAt = nextTaipeiHour(now, BATCH_HOUR);
}

export const nextBatch = (now: number): number => nextTaipeiHour(now, BATCH_HOUR);

/** The moment after `at` at which the banks' files are read. */
export const nextFile = (at: number): number => taipeiMoment(taipeiDate(at + 86_400_000), FILE_HOUR);
