import { type Call, formOf } from '../shared/answers';
import { decryptHex, tradeSha } from '../shared/neweb-cipher';
import { comesFromBrowser, isAmount, isFresh, isMail, isOrderNo, isUrl } from './checks';
import { refuseIf } from './codes';
import type { Context } from './gateway-context';

type Fields = Readonly<Record<string, string>>;

const VERSIONS = ['1.5', '1.6', '2.0', '2.1', '2.2', '2.3'];
const METHODS = [
  'CREDIT',
  'LINEPAY',
  'APPLEPAY',
  'ANDROIDPAY',
  'SAMSUNGPAY',
  'WEBATM',
  'VACC',
  'CVS',
  'BARCODE',
];

/** What the buyer's browser posted, decrypted; throws the refusal that the gateway's page shows. */
export function readPaymentForm(call: Call, { shop, clock, state }: Context): Record<string, string> {
  refuseIf(!comesFromBrowser(call.headers), 'MPG02005');
  const outer = formOf(call);
  const version = outer['Version'] ?? '';
  refuseIf(outer['MerchantID'] !== shop.merchantId, 'MPG01009');
  refuseIf(!VERSIONS.includes(version), 'MPG01010');
  refuseIf(version < shop.minimumVersion, 'MPG02010');
  const inner = decrypt(outer, shop);
  refuseIf(inner['MerchantID'] !== outer['MerchantID'], 'MPG03007');
  refuseIf(inner['Version'] !== version, 'MPG01010');
  refuseIf(!inner['TimeStamp'], 'MPG01002');
  refuseIf(!isFresh(inner['TimeStamp'], clock.callersNow()), 'MPG02004');
  checkFields(inner);
  checkMethods(inner);
  checkOrderNo(inner, state);
  return inner;
}

/** A wrong hash, wrong keys and broken text are answered alike. */
function decrypt(outer: Fields, shop: Context['shop']): Record<string, string> {
  const hex = outer['TradeInfo'] ?? '';
  refuseIf(hex === '', 'MPG01023');
  refuseIf(!outer['TradeSha'], 'MPG01024');
  const isCbc = ['', '0'].includes(outer['EncryptType'] ?? '');
  refuseIf(!isCbc || outer['TradeSha'] !== tradeSha(hex, shop), 'MPG03009');
  const text = decryptHex(hex, shop);
  refuseIf(text === undefined, 'MPG03009');
  return Object.fromEntries(new URLSearchParams(text));
}

function checkFields(inner: Fields): void {
  const { RespondType, MerchantOrderNo, Amt, ItemDesc = '', Email = '', TradeLimit = '0' } = inner;
  refuseIf(RespondType !== 'JSON' && RespondType !== 'String', 'MPG01011');
  refuseIf(!isOrderNo(MerchantOrderNo), 'MPG01012');
  refuseIf(!isAmount(Amt), 'MPG01015');
  refuseIf(ItemDesc === '' || Array.from(ItemDesc).length > 50 || /[\r\n'"]/.test(ItemDesc), 'MPG01017');
  refuseIf(Email !== '' && !isMail(Email), 'MPG01013');
  const urls = ['ReturnURL', 'NotifyURL', 'CustomerURL', 'ClientBackURL'];
  refuseIf(!urls.every((name) => isUrl(inner[name], 200)), 'MPG01014');
  const limit = Number(TradeLimit);
  refuseIf(limit !== 0 && !(limit >= 60 && limit <= 900), 'MPG01018');
}

/** Only cards are simulated; a shop that names no method gets what it has. */
function checkMethods(inner: Fields): void {
  const wanted = METHODS.filter((name) => inner[name] === '1');
  refuseIf(wanted.length > 0 && !wanted.includes('CREDIT'), 'MPG02003');
}

/** A number is used up by a payment, and from its first page on it stands for one sum. */
function checkOrderNo({ MerchantOrderNo, Amt }: Fields, { trades, mandates, pages }: Context['state']): void {
  const isPaid = trades.some(({ orderNo }) => orderNo === MerchantOrderNo);
  const isMandate = mandates.some(({ orderNo }) => orderNo === MerchantOrderNo);
  const isOther = pages.some(
    ({ fields }) => fields['MerchantOrderNo'] === MerchantOrderNo && fields['Amt'] !== Amt,
  );
  refuseIf(isPaid || isMandate || isOther, 'MPG03008');
}
