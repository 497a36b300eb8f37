import type { Fields } from './api';
import { refuseIf } from './codes';
import { checkItems } from './items';
import { isTaxId } from './tax-id';

const BARCODE = /^\/[0-9A-Z+\-.]{7}$/;
const CERTIFICATE = /^[A-Z]{2}\d{14}$/;

export const isBarcode = (text: string): boolean => BARCODE.test(text);
export const isLoveCode = (text: string): boolean => /^\d{3,7}$/.test(text);

/** Throws when the invoice would not be legal. */
export function checkInvoice(fields: Fields): void {
  refuseIf(!/^\w{1,20}$/.test(fields['MerchantOrderNo'] ?? ''), 'INV10014');
  refuseIf(!['0', '1', '3'].includes(fields['Status'] ?? ''), 'INV10013');
  refuseIf(
    fields['Status'] === '3' && !/^\d{4}-\d\d-\d\d$/.test(fields['CreateStatusTime'] ?? ''),
    'INV10013',
  );
  refuseIf(Array.from(fields['Comment'] ?? '').length > 200, 'INV10013');
  checkBuyer(fields);
  checkAmounts(fields);
  checkItems(fields, fields['Category'] === 'B2C' ? Number(fields['TotalAmt']) : undefined);
}

function checkBuyer(fields: Fields): void {
  const { Category, PrintFlag = '' } = fields;
  refuseIf(PrintFlag !== 'Y' && PrintFlag !== 'N', 'INV10013');
  refuseIf(Category !== 'B2B' && Category !== 'B2C', 'INV10013');
  const isRight = Category === 'B2B' ? isForCompany(fields) : isForPerson(fields);
  refuseIf(!isRight, 'INV10013');
}

const isEmpty = (fields: Fields, ...names: readonly string[]): boolean =>
  names.every((name) => !fields[name]);

/** On paper, with the company's number. */
const isForCompany = (fields: Fields): boolean =>
  fields['PrintFlag'] === 'Y' &&
  isEmpty(fields, 'CarrierType', 'LoveCode') &&
  fields['TaxType'] !== '9' &&
  Array.from(fields['BuyerName'] ?? '').length <= 60 &&
  isTaxId(fields['BuyerUBN'] ?? '');

/** On paper, on a carrier, or for a charity: one of the three. */
function isForPerson(fields: Fields): boolean {
  const { BuyerName = '', CarrierType = '', LoveCode = '', PrintFlag } = fields;
  if (!isEmpty(fields, 'BuyerUBN') || Array.from(BuyerName).length > 30) return false;
  const ways = [PrintFlag === 'Y', CarrierType !== '', LoveCode !== ''];
  if (ways.filter((isChosen) => isChosen).length !== 1) return false;
  if (LoveCode !== '') return isLoveCode(LoveCode);
  return CarrierType === '' || isCarrier(CarrierType, fields['CarrierNum'] ?? '');
}

/** The manual wants the number encoded a second time; working shops do it once. */
function isCarrier(type: string, number: string): boolean {
  const plain = number.replaceAll(/%([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  if (type === '0') return BARCODE.test(plain);
  if (type === '1') return CERTIFICATE.test(plain);
  return type === '2' && plain !== '' && plain.length <= 50;
}

function checkAmounts({ TaxType = '', TaxRate, Amt = '', TaxAmt = '', TotalAmt = '' }: Fields): void {
  refuseIf(!['1', '2', '3', '9'].includes(TaxType), 'INV10013');
  refuseIf(TaxType === '1' && TaxRate !== '5', 'INV10006');
  refuseIf(Amt === '' || Amt === '0', 'INV10015');
  refuseIf(TaxAmt === '' || (TaxType === '1' && TaxAmt === '0'), 'INV10016');
  refuseIf(![Amt, TaxAmt, TotalAmt].every((text) => /^\d{1,10}$/.test(text)), 'KEY10015');
  refuseIf(Number(Amt) + Number(TaxAmt) !== Number(TotalAmt), 'INV10012');
}
