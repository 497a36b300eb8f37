import type { Route } from '../shared/answers';
import type { Scalars } from '../shared/neweb-cipher';
import { taipeiTime } from '../shared/taipei';
import { apiRoute, type Fields } from './api';
import { Refusal, refuseIf } from './codes';
import type { Context } from './gateway-context';
import { signedFields } from './issue';
import { uploadStateOf, voidUntil } from './periods';
import type { Invoice } from './state';

const VOIDED = 2;
const ISSUED = 1;

/** Finding and voiding what was issued. */
export const invoiceRoutes = (context: Context): Route[] => [
  apiRoute(
    {
      path: '/Api/invoice_invalid',
      on: 'invalid',
      versions: ['1.0'],
      required: ['InvoiceNumber', 'InvalidReason'],
      act: makeInvalid,
    },
    context,
  ),
  apiRoute(
    { path: '/Api/invoice_search', on: 'search', versions: ['1.3'], required: ['SearchType'], act: search },
    context,
  ),
];

/** Six signs of Chinese or twenty of Latin. */
export function checkReason(reason: string | undefined): void {
  refuseIf(Buffer.byteLength(reason ?? '') > 20, 'INV70001');
}

export function issuedInvoice(
  number: string | undefined,
  { state }: Context,
): Invoice & { issuedAt: number } {
  const invoice = state.invoices.find((one) => one.number !== '' && one.number === number);
  const issuedAt = invoice?.issuedAt;
  if (!invoice || issuedAt === undefined) throw new Refusal('INV20006');
  return Object.assign(invoice, { issuedAt });
}

function makeInvalid({ InvoiceNumber, InvalidReason }: Fields, context: Context): Scalars {
  const { state, clock, shop } = context;
  const now = clock.now();
  checkReason(InvalidReason);
  const invoice = issuedInvoice(InvoiceNumber, context);
  refuseIf(invoice.voidedAt !== undefined, 'LIB10005');
  refuseIf(
    state.allowances.some(
      ({ invoiceNumber, status }) => invoiceNumber === invoice.number && status !== VOIDED,
    ),
    'LIB10007',
  );
  refuseIf(now > voidUntil(invoice.issuedAt), 'LIB10008');
  const isKnown = uploadStateOf(invoice.issuedAt, now) === 'known';
  refuseIf(!isKnown, 'LIB10009');
  refuseIf(invoice.uploadFails, 'INV70002');
  invoice.voidedAt = now;
  return { MerchantID: shop.merchantId, InvoiceNumber: invoice.number, CreateTime: taipeiTime(now) };
}

function find(fields: Fields, { state }: Context): Invoice | undefined {
  const { SearchType, InvoiceNumber, RandomNum, MerchantOrderNo, TotalAmt } = fields;
  if (SearchType === '0') {
    return state.invoices.find(
      ({ number, random }) => number !== '' && number === InvoiceNumber && random === RandomNum,
    );
  }
  refuseIf(SearchType !== '1', 'INV70001');
  return state.invoices.find(
    ({ orderNo, total }) => orderNo === MerchantOrderNo && total === Number(TotalAmt),
  );
}

function search(fields: Fields, context: Context): Scalars {
  const invoice = find(fields, context);
  if (!invoice) throw new Refusal('INV20006');
  const { BuyerName = '', BuyerUBN = '', Category = '', CarrierType = '', CarrierNum = '' } = invoice.fields;
  const { LoveCode = '', PrintFlag = '', TaxType = '', Amt = '', TaxAmt = '' } = invoice.fields;
  return {
    ...signedFields(invoice, 'search', context),
    InvoiceNumber: invoice.number,
    InvoiceType: '07',
    BuyerName,
    BuyerUBN,
    Category,
    CarrierType,
    CarrierNum,
    LoveCode,
    PrintFlag,
    TaxType,
    Amt,
    TaxAmt,
    CreateTime: invoice.issuedAt === undefined ? '' : taipeiTime(invoice.issuedAt),
    InvoiceStatus: invoice.voidedAt === undefined ? ISSUED : VOIDED,
    UploadStatus: uploadStatus(invoice, context),
  };
}

/** 0 not yet, 1 taken, 2 under way, 3 refused by the ministry. */
function uploadStatus({ issuedAt, voidedAt, uploadFails }: Invoice, { clock }: Context): number {
  const doneAt = voidedAt ?? issuedAt;
  const state = doneAt === undefined ? 'not yet' : uploadStateOf(doneAt, clock.now());
  if (state === 'not yet') return 0;
  if (state === 'under way') return 2;
  return uploadFails ? 3 : 1;
}
