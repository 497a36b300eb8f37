import type { Money } from '../../../shared/domain/money';
import { carrierKindOf, type InvoiceSettings, printable } from './invoice-settings';
import { taxSplit } from './ledger';

/** Where the invoice goes: to a charity, a carrier, or onto paper. */
export type InvoiceDelivery =
  | { readonly kind: 'charity' | 'mobile' | 'citizen' | 'email'; readonly code: string }
  | { readonly kind: 'paper' };

/** A mobile barcode or a donation code, of which the tax ministry knows whether it exists. */
export interface RegisteredCode {
  readonly kind: 'mobile' | 'charity';
  readonly code: string;
}

/** What an invoice says, with any provider. */
export interface InvoiceDocument {
  readonly buyer: string;
  /** Empty when there is none. */
  readonly email: string;
  /** Null for a person. */
  readonly taxId: string | null;
  readonly delivery: InvoiceDelivery;
  readonly item: string;
  readonly net: Money;
  readonly tax: Money;
  readonly total: Money;
}

interface Sold {
  readonly name: string;
  readonly total: Money;
}

/** Who donates an invoice, or keeps it with a carrier, need not say a name. */
const NO_NAME = '消費者';

/** Null for what no provider can be asked about. */
export function registeredCodeOf(delivery: InvoiceDelivery): RegisteredCode | null {
  const { kind } = delivery;
  return kind === 'mobile' || kind === 'charity' ? { kind, code: delivery.code } : null;
}

export function deliveryOf({ type, email, einvoice, welfareCode }: InvoiceSettings): InvoiceDelivery {
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

export function invoiceDocumentOf({ name: item, total }: Sold, settings: InvoiceSettings): InvoiceDocument {
  const { type, name, email, taxId } = settings;
  return {
    buyer: printable(name) || NO_NAME,
    email,
    taxId: type === 'triplicate' ? taxId : null,
    delivery: deliveryOf(settings),
    item: printable(`Linklet ${item}`),
    total,
    ...taxSplit(total),
  };
}
