import type { GroupInvoice, InvoiceInput, InvoiceSettings } from './payments.api';

export const INVOICE_TYPES = ['welfare', 'duplicate', 'triplicate', 'einvoice'] as const;
export type InvoiceType = (typeof INVOICE_TYPES)[number];

/** No type has been chosen yet. */
export const NO_INVOICE_TYPE = 'client.invoice-type';

/** The settings of invoices as a form has them; fields that the type does not need keep what was typed. */
export interface InvoiceValues {
  /** Null until one has been chosen. */
  readonly type: InvoiceType | null;
  readonly name: string;
  readonly email: string;
  readonly country: string;
  readonly area: string;
  readonly extension: string;
  readonly taxId: string;
  readonly einvoice: string;
  readonly welfareCode: string;
}

export const invoiceValuesOf = ({ phone, ...settings }: InvoiceSettings): InvoiceValues => ({
  ...settings,
  ...phone,
});

/** No kind is chosen beforehand but the one used last: a company would give its invoice away unknowingly. */
export const firstInvoiceValuesOf = ({ isSaved, ...settings }: GroupInvoice): InvoiceValues =>
  isSaved ? invoiceValuesOf(settings) : { ...invoiceValuesOf(settings), type: null };

/** Only what the type needs is sent, so that a field that is not shown cannot be refused. Throws without a type. */
export function invoiceInputOf(values: InvoiceValues): InvoiceInput {
  const { type, name, email, country, area, extension, taxId, einvoice, welfareCode } = values;
  const buyer = { name, email, phone: { country, area, extension } };
  switch (type) {
    case 'welfare':
      return { type, welfareCode };
    case 'einvoice':
      return { type, einvoice };
    case 'duplicate':
      return { type, ...buyer };
    case 'triplicate':
      return { type, ...buyer, taxId };
    case null:
      throw new Error('No type of invoice has been chosen.');
  }
}

const missing = (text: string, code: string): string | null =>
  text.trim() === '' ? `payments.invoice-${code}` : null;

const refused = (text: string, pattern: RegExp, code: string): string | null =>
  pattern.test(text.trim()) ? null : `payments.invoice-${code}`;

/** What is certainly wrong, by the server's names and codes; whether a tax ID exists, the server knows. */
export function invoiceMistakes(values: InvoiceValues): Readonly<Record<string, string | null>> {
  const { type, name, email, area, taxId, einvoice, welfareCode } = values;
  switch (type) {
    case null:
      return { 'invoice.type': NO_INVOICE_TYPE };
    case 'welfare':
      return {
        'invoice.welfareCode':
          welfareCode.trim() === '' ? null : refused(welfareCode, /^\d{3,7}$/, 'welfare-code'),
      };
    case 'einvoice':
      return {
        'invoice.einvoice': refused(
          einvoice.toUpperCase(),
          /^(\/[0-9A-Z+\-.]{7}|[A-Z]{2}\d{14})$/,
          'carrier',
        ),
      };
    default:
      return {
        'invoice.name': missing(name, 'name-missing'),
        'invoice.email': missing(email, 'email-missing') ?? refused(email, /^\S+@\S+\.\S+$/, 'email'),
        'invoice.phone.area': missing(area, 'phone-missing'),
        ...(type === 'triplicate' ? { 'invoice.taxId': refused(taxId, /^\d{8}$/, 'tax-id') } : {}),
      };
  }
}

const FIELDS: Readonly<Record<string, keyof InvoiceValues>> = {
  'invoice.type': 'type',
  'invoice.name': 'name',
  'invoice.email': 'email',
  'invoice.phone': 'area',
  'invoice.phone.country': 'country',
  'invoice.phone.area': 'area',
  'invoice.phone.extension': 'extension',
  'invoice.taxId': 'taxId',
  'invoice.einvoice': 'einvoice',
  'invoice.welfareCode': 'welfareCode',
};

/** The value that the server means by a name; null for what is none of an invoice. */
export const invoiceFieldOf = (name: string): string | null => FIELDS[name] ?? null;
