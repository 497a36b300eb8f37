import { type Answer, type Call, formOf, json, type Route } from '../shared/answers';
import { checkCode, checkValue } from '../shared/neweb-cipher';
import { taipeiTime } from '../shared/taipei';
import { firstSix, lastFour } from './cards';
import { isAmount, isFresh, isOrderNo } from './checks';
import { type Code, messageOf, Refusal, refuseIf } from './codes';
import type { Context } from './gateway-context';
import type { Trade } from './state';

const VERSIONS = ['1.1', '1.2', '1.3'];
const HOUR_MS = 3_600_000;
const MAX_WRONG_QUERIES = 20;
const LOCKED_MS = 4 * HOUR_MS;

/** Asks what has become of a payment (NPA-B02). */
export const queryRoute = (context: Context): Route => ({
  method: 'POST',
  path: '/API/QueryTradeInfo',
  on: 'query',
  handle: (call) => query(call, context),
});

function query(call: Call, context: Context): Answer {
  const fields = formOf(call);
  try {
    const orderNo = readQuery(fields, context);
    const asked = { orderNo, amount: Number(fields['Amt']) };
    const trade = findTrade(asked, context);
    return json({ Status: 'SUCCESS', Message: '查詢成功', Result: resultOf({ ...asked, trade }, context) });
  } catch (error) {
    // Nothing is told of a payment that was not found, not even an object.
    if (error instanceof Refusal) return refused(error.code);
    throw error;
  }
}

const refused = (code: Code): Answer => json({ Status: code, Message: messageOf(code), Result: [] });

function readQuery(fields: Record<string, string>, { shop, clock, state }: Context): string {
  const { MerchantID, Version = '', CheckValue, TimeStamp, MerchantOrderNo, Amt = '', Gateway } = fields;
  refuseIf(!MerchantID, 'TRA10009');
  refuseIf(MerchantID !== shop.merchantId, 'TRA10001');
  refuseIf(!VERSIONS.includes(Version) || !CheckValue || !TimeStamp, 'MEM40013');
  // Shops of this series hold their payments elsewhere.
  refuseIf(shop.merchantId.startsWith('MS5') && Gateway !== 'Composite', 'TRA10021');
  refuseIf(!isOrderNo(MerchantOrderNo) || !isAmount(Amt), 'TRA10021');
  const signed = { Amt, MerchantID: shop.merchantId, MerchantOrderNo: MerchantOrderNo ?? '' };
  refuseIf(CheckValue !== checkValue(signed, shop), 'TRA10054');
  refuseIf(!isFresh(TimeStamp, clock.callersNow()), 'TRA40014');
  refuseIf(state.queriesLockedUntil > clock.now(), 'TRA10071');
  return MerchantOrderNo ?? '';
}

interface Asked {
  readonly orderNo: string;
  readonly amount: number;
}

/** Without a trade: a page is open and unpaid. */
interface Found extends Asked {
  readonly trade: Trade | undefined;
}

/** A caller who guesses numbers is locked out for hours. */
function findTrade({ orderNo, amount }: Asked, { state, clock }: Context): Trade | undefined {
  const now = clock.now();
  const trade = state.trades.find((one) => one.orderNo === orderNo && one.amount === amount);
  const isOpen = state.pages.some(
    ({ fields }) => fields['MerchantOrderNo'] === orderNo && Number(fields['Amt']) === amount,
  );
  if (trade || isOpen) return trade;
  state.wrongQueries = [...state.wrongQueries.filter((at) => at > now - HOUR_MS), now];
  if (state.wrongQueries.length > MAX_WRONG_QUERIES) {
    state.queriesLockedUntil = now + LOCKED_MS;
    throw new Refusal('TRA10071');
  }
  throw new Refusal('TRA10021');
}

type Fields = Record<string, string | number>;

function resultOf(found: Found, context: Context): Fields {
  const { faults } = context;
  const { trade } = found;
  const payTime = trade && trade.status !== 2 ? taipeiTime(trade.createdAt) : '0000-00-00 00:00:00';
  return {
    ...signedFields(found, context),
    TradeStatus: faults.has('query', 'paying') ? '9' : String(trade?.status ?? 0),
    PaymentType: 'CREDIT',
    CreateTime: trade ? taipeiTime(trade.createdAt) : '',
    PayTime: payTime,
    FundTime: '0000-00-00',
    ...(trade ? cardFieldsOf(trade) : {}),
  };
}

function signedFields({ orderNo, amount, trade }: Found, { shop, faults }: Context): Fields {
  const fields = {
    Amt: amount + (faults.has('query', 'wrong-amount') ? 1 : 0),
    MerchantID: faults.has('query', 'wrong-merchant') ? 'MS99999999' : shop.merchantId,
    MerchantOrderNo: orderNo,
    TradeNo: trade?.tradeNo ?? '',
  };
  const code = checkCode(fields, shop);
  const CheckCode = faults.has('query', 'bad-signature') ? code.split('').reverse().join('') : code;
  return { ...fields, CheckCode };
}

const cardFieldsOf = (trade: Trade): Fields => ({
  RespondCode: trade.respondCode,
  Auth: trade.auth,
  ECI: '',
  CloseAmt: trade.closeAmount,
  CloseStatus: String(trade.closeStatus),
  BackBalance: trade.closeAmount - trade.refunded,
  BackStatus: String(trade.backStatus),
  RespondMsg: trade.respondCode === '00' ? '授權成功' : '拒絕交易',
  Inst: '0',
  InstFirst: '0',
  InstEach: '0',
  PaymentMethod: 'CREDIT',
  Card6No: firstSix(trade.card.number),
  Card4No: lastFour(trade.card.number),
  AuthBank: 'KGI',
});
