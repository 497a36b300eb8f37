import type { Route } from '../shared/answers';
import type { Scalars } from '../shared/neweb-cipher';
import { digits } from '../shared/random-ids';
import { inTaipei, taipeiTime } from '../shared/taipei';
import { apiRoute, type Fields } from './api';
import { Refusal, refuseIf } from './codes';
import type { Context } from './gateway-context';
import { checkReason, issuedInvoice } from './invoices';
import { allowedTotal, checkItems } from './items';
import { uploadStateOf } from './periods';
import type { Allowance } from './state';

/** Takes sums off invoices that stand. */
export const allowanceRoutes = (context: Context): Route[] => [
  apiRoute(
    {
      path: '/Api/allowance_issue',
      on: 'allowance',
      versions: ['1.3'],
      required: ['InvoiceNo', 'MerchantOrderNo', 'ItemName', 'ItemAmt', 'ItemTaxAmt', 'TotalAmt', 'Status'],
      isRepeatable: true,
      act: issueAllowance,
    },
    context,
  ),
  apiRoute(
    {
      path: '/Api/allowance_touch_issue',
      on: 'touch-allowance',
      versions: ['1.0'],
      required: ['AllowanceStatus', 'AllowanceNo', 'MerchantOrderNo', 'TotalAmt'],
      act: decide,
    },
    context,
  ),
  apiRoute(
    {
      path: '/Api/allowanceInvalid',
      on: 'invalid-allowance',
      versions: ['1.0'],
      required: ['AllowanceNo', 'InvalidReason'],
      act: makeInvalid,
    },
    context,
  ),
];

const remaining = (number: string, total: number, { state }: Context): number =>
  state.allowances
    .filter(({ invoiceNumber, status }) => invoiceNumber === number && status !== 2)
    .reduce((left, { amount }) => left - amount, total);

function issueAllowance(fields: Fields, context: Context): Scalars {
  const { state, clock } = context;
  const invoice = issuedInvoice(fields['InvoiceNo'], context);
  const total = Number(fields['TotalAmt']);
  refuseIf(invoice.orderNo !== fields['MerchantOrderNo'], 'INV20006');
  refuseIf(invoice.voidedAt !== undefined, 'LIB10005');
  refuseIf(fields['Status'] !== '0' && fields['Status'] !== '1', 'IAI10004');
  checkItems(fields, undefined);
  refuseIf(allowedTotal(fields) !== total, 'INV10012');
  refuseIf(total <= 0 || total > remaining(invoice.number, invoice.total, context), 'IAI10004');
  const allowance: Allowance = {
    no: `A${inTaipei(clock.now()).toFormat('yyMMdd')}${digits(8)}`,
    invoiceNumber: invoice.number,
    orderNo: invoice.orderNo,
    amount: total,
    at: clock.now(),
    status: fields['Status'] === '1' ? 1 : 0,
  };
  state.allowances.push(allowance);
  return resultOf(allowance, invoice.total, context);
}

const resultOf = (allowance: Allowance, total: number, context: Context): Scalars => ({
  MerchantID: context.shop.merchantId,
  AllowanceNo: allowance.no,
  MerchantOrderNo: allowance.orderNo,
  InvoiceNumber: allowance.invoiceNumber,
  AllowanceAmt: allowance.amount + (context.faults.has('allowance', 'wrong-amount') ? 1 : 0),
  RemainAmt: remaining(allowance.invoiceNumber, total, context),
});

function find(no: string | undefined, { state }: Context): Allowance {
  const allowance = state.allowances.find((one) => one.no === no);
  if (!allowance) throw new Refusal('IAI10002');
  return allowance;
}

/** What waits is confirmed or given up. */
function decide(fields: Fields, context: Context): Scalars {
  const { AllowanceStatus, MerchantOrderNo, TotalAmt } = fields;
  const allowance = find(fields['AllowanceNo'], context);
  refuseIf(allowance.orderNo !== MerchantOrderNo || allowance.amount !== Number(TotalAmt), 'IAI10002');
  refuseIf(AllowanceStatus !== 'C' && AllowanceStatus !== 'D', 'IAI10004');
  refuseIf(allowance.status !== 0, 'IAI10003');
  allowance.status = AllowanceStatus === 'C' ? 1 : 2;
  return resultOf(allowance, issuedInvoice(allowance.invoiceNumber, context).total, context);
}

function makeInvalid({ AllowanceNo, InvalidReason }: Fields, context: Context): Scalars {
  const { clock, shop } = context;
  const now = clock.now();
  checkReason(InvalidReason);
  const allowance = find(AllowanceNo, context);
  refuseIf(allowance.status !== 1, 'IAI10003');
  refuseIf(uploadStateOf(allowance.at, now) !== 'known', 'LIB10009');
  allowance.status = 2;
  return { MerchantID: shop.merchantId, AllowanceNo: allowance.no, CreateTime: taipeiTime(now) };
}
