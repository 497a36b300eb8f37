import type { InvoiceNames } from '../../application/ports/invoice-provider';
import type { InvoiceDelivery, InvoiceDocument } from '../../domain/invoice-document';
import type { NewebpayFields } from '../newebpay/newebpay-cipher';

const TAXABLE = { TaxType: '1', TaxRate: '5' } as const;
const CARRIERS = { mobile: '0', citizen: '1', email: '2' } as const;
const UNIT = '式';

/** On paper, with a carrier or donated: one of the three. */
function deliveryFields(delivery: InvoiceDelivery): NewebpayFields {
  switch (delivery.kind) {
    case 'paper':
      return { PrintFlag: 'Y' };
    case 'charity':
      return { LoveCode: delivery.code, PrintFlag: 'N' };
    default:
      return { CarrierType: CARRIERS[delivery.kind], CarrierNum: delivery.code, PrintFlag: 'N' };
  }
}

/** Prices are net for companies, and include the tax for persons. */
export function invoiceFields(number: string, document: InvoiceDocument): NewebpayFields {
  const { buyer, email, taxId, delivery, item, net, tax, total } = document;
  const price = taxId === null ? total.minor : net.minor;
  return {
    MerchantOrderNo: number,
    Status: '1',
    ...(taxId === null ? { Category: 'B2C' } : { Category: 'B2B', BuyerUBN: taxId }),
    BuyerName: buyer,
    BuyerEmail: email,
    ...deliveryFields(delivery),
    ...TAXABLE,
    Amt: net.minor,
    TaxAmt: tax.minor,
    TotalAmt: total.minor,
    ItemName: item,
    ItemCount: 1,
    ItemUnit: UNIT,
    ItemPrice: price,
    ItemAmt: price,
  };
}

/** Its amounts are net. */
export function allowanceFields(
  { number, invoiceNumber }: InvoiceNames,
  { email, item, net, tax, total }: InvoiceDocument,
): NewebpayFields {
  return {
    InvoiceNo: invoiceNumber,
    MerchantOrderNo: number,
    ItemName: item,
    ItemCount: 1,
    ItemUnit: UNIT,
    ItemPrice: net.minor,
    ItemAmt: net.minor,
    ItemTaxAmt: tax.minor,
    TotalAmt: total.minor,
    BuyerEmail: email,
    Status: '1',
  };
}
