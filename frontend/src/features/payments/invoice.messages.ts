import { defineMessages } from '../../i18n/define-messages';

/** Whom Taiwanese invoices are for. */
export const invoiceMessages = defineMessages({
  title: { id: 'payments.invoice.title', defaultMessage: 'Invoice', description: 'Heading' },
  lead: {
    id: 'payments.invoice.lead',
    defaultMessage: 'Payments in NT$ get a Taiwanese e-invoice. Details are saved for next time.',
    description: 'Below the heading',
  },
  settings: {
    id: 'payments.invoice.settings',
    defaultMessage: 'Invoice details',
    description: 'Heading on the billing page',
  },
  settingsLead: {
    id: 'payments.invoice.settingsLead',
    defaultMessage: 'For payments from now on.',
    description: 'Below that heading',
  },
  type: { id: 'payments.invoice.type', defaultMessage: 'Type of invoice', description: 'Choice' },
  typeName: {
    id: 'payments.invoice.typeName',
    defaultMessage:
      '{type, select, welfare {Donate to a charity} duplicate {Personal, sent by email} triplicate {Company, with tax ID} other {Carrier (mobile barcode)}}',
    description: 'A type of invoice',
  },
  charity: {
    id: 'payments.invoice.charity',
    defaultMessage: 'Charity',
    description: 'Field: a donation code, with suggestions',
  },
  charityHint: {
    id: 'payments.invoice.charityHint',
    defaultMessage: 'Donation code of 3 to 7 digits. Known ones: <known>{codes}</known>',
    description: 'Below the field; the tag marks Chinese names',
  },
  name: {
    id: 'payments.invoice.name',
    defaultMessage: 'Name on the invoice',
    description: 'Field of a person',
  },
  company: {
    id: 'payments.invoice.company',
    defaultMessage: 'Company name',
    description: 'Field of a company',
  },
  email: { id: 'payments.invoice.email', defaultMessage: 'Email for the invoice', description: 'Field' },
  country: {
    id: 'payments.invoice.country',
    defaultMessage: 'Country code',
    description: 'Field of a phone number',
  },
  area: {
    id: 'payments.invoice.area',
    defaultMessage: 'Area code and number',
    description: 'Field of a phone number',
  },
  extension: {
    id: 'payments.invoice.extension',
    defaultMessage: 'Extension (optional)',
    description: 'Field of a phone number',
  },
  taxId: { id: 'payments.invoice.taxId', defaultMessage: 'Tax ID', description: 'Field' },
  taxIdHint: {
    id: 'payments.invoice.taxIdHint',
    defaultMessage: '8 digits of a company in Taiwan',
    description: 'Below the field',
  },
  carrier: { id: 'payments.invoice.carrier', defaultMessage: 'Carrier', description: 'Field' },
  carrierHint: {
    id: 'payments.invoice.carrierHint',
    defaultMessage: 'Mobile barcode such as /ABC+123, or citizen certificate such as AB12345678901234',
    description: 'Below the field',
  },
});
