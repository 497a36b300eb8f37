import type { Money } from '../../../shared/domain/money';
import { planNamed } from '../../billing/values';
import type { BillingCycle } from './billing-cycle';
import { carrierKindOf, type InvoiceSettings, printable } from './invoice-settings';
import { taxSplit } from './ledger';

/** Where the invoice goes: to a charity, a carrier, or onto paper. */
export type Delivery =
  | { readonly kind: 'charity' | 'mobile' | 'citizen' | 'email'; readonly code: string }
  | { readonly kind: 'paper' };

/** What an invoice says, whoever issues it. */
export interface InvoiceDocument {
  readonly buyer: string;
  /** Empty when there is none. */
  readonly email: string;
  /** Null for a person. */
  readonly taxId: string | null;
  readonly delivery: Delivery;
  readonly item: string;
  readonly net: Money;
  readonly tax: Money;
  readonly total: Money;
}

interface Sold {
  readonly plan: string;
  readonly cycle: BillingCycle;
  readonly total: Money;
}

/** Invoices are in Chinese, as the tax office reads them. */
const CYCLES: Readonly<Record<BillingCycle, string>> = { monthly: '月繳', yearly: '年繳' };
/** Who donates an invoice, or keeps it with a carrier, need not say a name. */
const NO_NAME = '消費者';

function deliveryOf({ type, email, einvoice, welfareCode }: InvoiceSettings): Delivery {
  switch (type) {
    case 'welfare':
      return { kind: 'charity', code: welfareCode };
    case 'duplicate':
      return { kind: 'email', code: email };
    case 'triplicate':
      return { kind: 'paper' };
    case 'einvoice':
      return { kind: carrierKindOf(einvoice) ?? 'mobile', code: einvoice };
  }
}

const itemOf = ({ plan, cycle }: Pick<Sold, 'plan' | 'cycle'>): string =>
  printable(`Linklet ${planNamed(plan).displayPlan} ${CYCLES[cycle]}`);

export function invoiceDocumentOf({ plan, cycle, total }: Sold, settings: InvoiceSettings): InvoiceDocument {
  const { type, name, email, taxId } = settings;
  return {
    buyer: printable(name) || NO_NAME,
    email,
    taxId: type === 'triplicate' ? taxId : null,
    delivery: deliveryOf(settings),
    item: itemOf({ plan, cycle }),
    total,
    ...taxSplit(total),
  };
}
