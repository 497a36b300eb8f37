import type { NewebpayShop } from '../../../../config/payment-settings';
import { sameText } from '../../../../shared/crypto/same-text';
import type { Language } from '../../../../shared/domain/language';
import type { Declined, HandOver, HandOverInput, Paid } from '../../application/ports/payment-gateway';
import { secondsOf } from './newebpay-calls';
import { decrypt, encrypt, type NewebpayFields, formOf, tradeSha } from './newebpay-cipher';
import {
  amountIn,
  lastDigits,
  newebpayMessageOf,
  moneyKey,
  parsedObject,
  newebpayTextIn,
  newebpayTimeIn,
} from './newebpay-messages';

type Values = Readonly<Record<string, unknown>>;

/** Of what is sent and of what comes; the gateway asks new shops for it. */
const VERSION = '2.3';
const CALLBACKS = '/api/v1/payments/newebpay/card';
/** What the page of the gateway can be open for, in seconds: the longest that it takes. */
const MAX_SECONDS = 900;
const LANGUAGES: Readonly<Record<Language, string>> = {
  'zh-TW': 'zh-tw',
  en: 'en',
  vi: 'en',
  id: 'en',
  ja: 'jp',
};
const MAX_NAME_LENGTH = 50;

interface CardPage extends Pick<HandOverInput, 'attempt' | 'lang' | 'now'> {
  /** What is bought, with nothing that the gateway refuses. */
  readonly name: string;
  readonly payer: NewebpayFields;
  readonly appOrigin: string;
}

/** The page on which a card pays once (幕前支付, MPG). */
export function cardPaymentPage(page: CardPage, shop: NewebpayShop): HandOver {
  const { attempt, name, payer, lang, now, appOrigin } = page;
  const { merchantId: MerchantID } = shop;
  const text = formOf({
    MerchantID,
    RespondType: 'JSON',
    TimeStamp: secondsOf(now),
    Version: VERSION,
    LangType: LANGUAGES[lang],
    MerchantOrderNo: attempt.number,
    Amt: attempt.amountMinor,
    ItemDesc: name.slice(0, MAX_NAME_LENGTH),
    TradeLimit: MAX_SECONDS,
    ReturnURL: `${appOrigin}${CALLBACKS}/return`,
    NotifyURL: `${appOrigin}${CALLBACKS}/notify`,
    ...payer,
    CREDIT: 1,
  });
  const TradeInfo = encrypt(text, shop);
  const data = { MerchantID, TradeInfo, TradeSha: tradeSha(TradeInfo, shop), Version: VERSION };
  return { url: `${shop.url}/MPG/mpg_gateway`, data, reference: null };
}

/** Whether a message is about such a payment, and not about a mandate. */
export const isOfCard = (message: Values): boolean => 'TradeInfo' in message;

/** What it tells. Null for what was not signed with the keys of the shop, or tells nothing. */
export function factOfCard(message: Values, shop: NewebpayShop): Paid | Declined | null {
  const info = newebpayTextIn(message, 'TradeInfo');
  if (!sameText(newebpayTextIn(message, 'TradeSha'), tradeSha(info, shop))) return null;
  const values = parsedObject(decrypt(info, shop) ?? '');
  if (!values) return null;
  const { status, result } = newebpayMessageOf(values);
  const number = newebpayTextIn(result, 'MerchantOrderNo');
  if (newebpayTextIn(result, 'MerchantID') !== shop.merchantId || number === '') return null;
  if (status !== 'SUCCESS') {
    return { kind: 'declined', key: `newebPay:declined:${number}:${status}`, number, reason: status };
  }
  const [reference, amount] = [newebpayTextIn(result, 'TradeNo'), amountIn(result, 'Amt')];
  if (reference === '' || !amount) return null;
  const [at, card] = [newebpayTimeIn(result, 'PayTime'), lastDigits(newebpayTextIn(result, 'Card4No'))];
  return { kind: 'paid', key: moneyKey(reference), number, reference, amount, at, card, mandate: null };
}
