import { type Answer, type Call, formOf, json, type Route } from '../shared/answers';
import { encryptHex, newebQuery, tradeSha } from '../shared/neweb-cipher';
import { checkTime, readPostData } from './api';
import { messageOf, Refusal, refuseIf } from './codes';
import type { Context } from './gateway-context';
import { isBarcode, isLoveCode } from './invoice-form';

interface Check {
  readonly path: string;
  readonly on: string;
  readonly field: string;
  /** CBC for barcodes, CLC for charities. */
  readonly family: string;
  readonly isWellFormed: (text: string) => boolean;
  /** Well-formed, but not a token of this site. */
  readonly unknown: string;
}

const CHECKS: readonly Check[] = [
  {
    path: '/Api_inv_application/checkBarCode',
    on: 'check-barcode',
    field: 'CellphoneBarcode',
    family: 'CBC',
    isWellFormed: isBarcode,
    unknown: '/0000000',
  },
  {
    path: '/Api_inv_application/checkLoveCode',
    on: 'check-love-code',
    field: 'LoveCode',
    family: 'CLC',
    isWellFormed: isLoveCode,
    unknown: '0000',
  },
];

/** Asks the tax ministry whether a barcode or a charity exists. */
export const carrierRoutes = (context: Context): Route[] =>
  CHECKS.map((check) => ({
    method: 'POST',
    path: check.path,
    on: check.on,
    handle: (call) => answer(call, check, context),
  }));

function answer(call: Call, check: Check, context: Context): Answer {
  const { shop } = context;
  try {
    const result = newebQuery(ask(formOf(call), check, context));
    return json({ Status: 'SUCCESS', Message: messageOf('SUCCESS'), Result: encryptHex(result, shop) });
  } catch (error) {
    if (error instanceof Refusal) return json({ Status: error.code, Message: error.message, Result: '' });
    throw error;
  }
}

function ask(outer: Record<string, string>, check: Check, context: Context): Record<string, string> {
  const { field, family, isWellFormed, unknown, on } = check;
  refuseIf(outer['Version'] !== '1.0' || outer['RespondType'] !== 'JSON', 'API10004');
  refuseIf(outer['CheckValue'] !== tradeSha(outer['PostData_'] ?? '', context.shop), 'API10004');
  const fields = readPostData(outer, context);
  checkTime(fields, context);
  const value = fields[field] ?? '';
  refuseIf(value === '', `${family}10001`);
  refuseIf(!isWellFormed(value), `${family}10002`);
  refuseIf(context.faults.has(on, 'ministry-away'), `${family}10004`);
  return { [field]: value, IsExist: value === unknown ? 'N' : 'Y' };
}
