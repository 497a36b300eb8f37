import type { Route } from '../shared/answers';
import type { Scheduled } from '../shared/clock';
import { checkCode, type Scalars } from '../shared/neweb-cipher';
import { digits } from '../shared/random-ids';
import { inTaipei, taipeiMoment, taipeiTime } from '../shared/taipei';
import { apiRoute, type Fields } from './api';
import { Refusal, refuseIf } from './codes';
import type { Context } from './gateway-context';
import { checkInvoice } from './invoice-form';
import { giveNumber } from './numbers';
import { printedPeriod } from './periods';
import type { Invoice } from './state';

const REQUIRED = ['MerchantOrderNo', 'Status', 'Category', 'BuyerName', 'TaxType', 'TotalAmt', 'PrintFlag'];

/** Issues invoices, at once or when they are triggered. */
export const issueRoutes = (context: Context): Route[] => [
  apiRoute(
    {
      path: '/Api/invoice_issue',
      on: 'issue',
      versions: ['1.4', '1.5'],
      required: [...REQUIRED, 'ItemName', 'ItemCount', 'ItemUnit', 'ItemPrice', 'ItemAmt'],
      isRepeatable: true,
      act: issue,
    },
    context,
  ),
  apiRoute(
    {
      path: '/Api/invoice_touch_issue',
      on: 'touch-issue',
      versions: ['1.0'],
      required: ['InvoiceTransNo', 'MerchantOrderNo', 'TotalAmt'],
      act: trigger,
    },
    context,
  ),
];

const newTransNo = (at: number): string => inTaipei(at).toFormat('yyMMddHHmmss') + digits(5);

function issue(fields: Fields, context: Context): Scalars {
  const { state, clock, faults } = context;
  const orderNo = fields['MerchantOrderNo'] ?? '';
  refuseIf(
    state.invoices.some((one) => one.orderNo === orderNo),
    'LIB10003',
  );
  checkInvoice(fields);
  const invoice: Invoice = {
    transNo: newTransNo(clock.now()),
    orderNo,
    total: Number(fields['TotalAmt']),
    fields,
    number: '',
    random: '',
    uploadFails: faults.has('issue', 'upload-failed'),
  };
  if (fields['Status'] === '1') giveNumber(invoice, context);
  if (fields['Status'] === '3') invoice.issueAt = taipeiMoment(fields['CreateStatusTime'] ?? '', 0);
  state.invoices.push(invoice);
  return resultOf(invoice, 'issue', context);
}

function trigger(fields: Fields, context: Context): Scalars {
  const invoice = context.state.invoices.find(
    ({ transNo, orderNo }) => transNo === fields['InvoiceTransNo'] && orderNo === fields['MerchantOrderNo'],
  );
  if (invoice?.total !== Number(fields['TotalAmt']) || invoice.issuedAt !== undefined) {
    throw new Refusal('INV20006');
  }
  giveNumber(invoice, context);
  return resultOf(invoice, 'touch-issue', context);
}

/** Five fields are signed; the number of the invoice is not among them. */
export function signedFields(invoice: Invoice, on: string, { shop, faults }: Context): Scalars {
  const signed = {
    InvoiceTransNo: invoice.transNo,
    MerchantID: shop.merchantId,
    MerchantOrderNo: invoice.orderNo,
    RandomNum: invoice.random,
    TotalAmt: invoice.total + (faults.has(on, 'wrong-amount') ? 1 : 0),
  };
  const code = checkCode(signed, shop);
  return { ...signed, CheckCode: faults.has(on, 'bad-signature') ? code.split('').reverse().join('') : code };
}

function resultOf(invoice: Invoice, on: string, context: Context): Scalars {
  const { number, random, issuedAt = 0 } = invoice;
  const isIssued = number !== '';
  return {
    ...signedFields(invoice, on, context),
    InvoiceNumber: context.faults.has(on, 'wrong-number') ? 'XX00000000' : number,
    CreateTime: isIssued ? taipeiTime(issuedAt) : '',
    BarCode: isIssued ? `${printedPeriod(issuedAt)}${number}${random}` : '',
    QRcodeL: isIssued ? `${number}${random}` : '',
    QRcodeR: isIssued ? '**' : '',
  };
}

/** Issues those that wait for a day. */
export class DatedInvoices implements Scheduled {
  constructor(private readonly context: Context) {}

  dueAt(): number | undefined {
    const times = this.context.state.invoices.flatMap(({ issueAt }) =>
      issueAt === undefined ? [] : [issueAt],
    );
    return times.length === 0 ? undefined : Math.min(...times);
  }

  run(): Promise<void> {
    const { state, clock } = this.context;
    const now = clock.now();
    for (const invoice of state.invoices.filter(({ issueAt }) => (issueAt ?? Infinity) <= now)) {
      delete invoice.issueAt;
      giveNumber(invoice, this.context);
    }
    return Promise.resolve();
  }
}
