import { type FieldProblem, InvalidInput } from '../../../shared/domain/domain-error';
import { problem } from './payments.errors';
import { isTaxId } from './tax-id';

/** Donated, for a person, for a company, or kept with a carrier: the four kinds of Taiwanese invoices. */
export const INVOICE_TYPES = ['welfare', 'duplicate', 'triplicate', 'einvoice'] as const;
export type InvoiceType = (typeof INVOICE_TYPES)[number];

/** No invoice provider takes a number: it is there for questions about an invoice. */
export interface Phone {
  readonly country: string;
  readonly area: string;
  readonly extension: string;
}

/** On whose name and how invoices are made out. Fields that the type does not need are empty. */
export interface InvoiceSettings {
  readonly type: InvoiceType;
  readonly name: string;
  readonly email: string;
  readonly phone: Phone;
  readonly taxId: string;
  /** Code of the carrier that the invoice is kept with. */
  readonly einvoice: string;
  readonly welfareCode: string;
}

/** What a person fills in; what is absent is empty. */
export interface InvoiceInput extends Partial<Omit<InvoiceSettings, 'type' | 'phone'>> {
  readonly type: InvoiceType;
  readonly phone?: Partial<Phone>;
}

/** What the specification names; whose it is was not confirmed. */
export const DEFAULT_WELFARE_CODE = '599';

export const DEFAULT_INVOICE_SETTINGS: InvoiceSettings = {
  type: 'welfare',
  name: '',
  email: '',
  phone: { country: '', area: '', extension: '' },
  taxId: '',
  einvoice: '',
  welfareCode: DEFAULT_WELFARE_CODE,
};

/** Codes of organisations that take donated invoices; any other code of the ministry can be typed. */
export const CHARITIES: readonly { readonly code: string; readonly name: string }[] = [
  { code: DEFAULT_WELFARE_CODE, name: `愛心碼 ${DEFAULT_WELFARE_CODE}` },
  { code: '919', name: '創世基金會' },
  { code: '88888', name: '兒童癌症基金會' },
];

const MOBILE_BARCODE = /^\/[0-9A-Z+\-.]{7}$/;
const CITIZEN_CERTIFICATE = /^[A-Z]{2}\d{14}$/;
const DONATION_CODE = /^\d{3,7}$/;
const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/;
const PHONE_PART = /^[0-9+#() -]{0,20}$/;
/** A vertical bar separates the lines of an invoice, and what has no place in the ministry's set cannot be printed. */
const UNPRINTABLE = /[|\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\p{Extended_Pictographic}]/u;
const EACH_UNPRINTABLE = new RegExp(UNPRINTABLE, 'gu');

/** The text without what cannot be printed on an invoice. */
export const printable = (text: string): string =>
  text.replace(EACH_UNPRINTABLE, ' ').replace(/ +/g, ' ').trim();

export type CarrierKind = 'mobile' | 'citizen';

/** Null for what is no carrier's code. */
export function carrierKindOf(code: string): CarrierKind | null {
  if (MOBILE_BARCODE.test(code)) return 'mobile';
  return CITIZEN_CERTIFICATE.test(code) ? 'citizen' : null;
}

/** Companies have longer names. */
const MAX_NAME_LENGTH: Readonly<Record<InvoiceType, number>> = {
  welfare: 30,
  duplicate: 30,
  triplicate: 60,
  einvoice: 30,
};
/** As the providers of invoices allow. */
const MAX_EMAIL_LENGTH = 50;

type Check = (settings: InvoiceSettings) => FieldProblem | null;
const check =
  (isRight: (settings: InvoiceSettings) => boolean, ...refusal: Parameters<typeof problem>): Check =>
  (settings) =>
    isRight(settings) ? null : problem(...refusal);

const isEmail = (text: string): boolean => EMAIL.test(text) && text.length <= MAX_EMAIL_LENGTH;

/** Whatever is filled in has to be right, also where it is not needed. */
const ALWAYS: readonly Check[] = [
  check(
    ({ name, type }) => !UNPRINTABLE.test(name) && Array.from(name).length <= MAX_NAME_LENGTH[type],
    'invoice.name',
    'invoice-name',
    'A name has at most 30 characters, that of a company 60, without emoji, control characters and vertical bars.',
  ),
  check(
    ({ email }) => email === '' || isEmail(email),
    'invoice.email',
    'invoice-email',
    'This is no email address, or it has more than 50 characters.',
  ),
  check(
    ({ phone }) => Object.values(phone).every((part: string) => PHONE_PART.test(part)),
    'invoice.phone',
    'invoice-phone',
    'The parts of a phone number have digits, at most 20.',
  ),
];

const BUYER: readonly Check[] = [
  check(({ name }) => name !== '', 'invoice.name', 'invoice-name-missing', 'Enter the name on the invoice.'),
  check(
    ({ email }) => email !== '',
    'invoice.email',
    'invoice-email-missing',
    'Enter the email for the invoice.',
  ),
  check(
    ({ phone }) => phone.area !== '',
    'invoice.phone.area',
    'invoice-phone-missing',
    'Enter the area code.',
  ),
];

const OF_TYPE: Readonly<Record<InvoiceType, readonly Check[]>> = {
  welfare: [
    check(
      ({ welfareCode }) => DONATION_CODE.test(welfareCode),
      'invoice.welfareCode',
      'invoice-welfare-code',
      'A donation code has 3 to 7 digits.',
    ),
  ],
  duplicate: BUYER,
  triplicate: [
    ...BUYER,
    check(
      ({ taxId }) => isTaxId(taxId),
      'invoice.taxId',
      'invoice-tax-id',
      'This is no tax ID of a company.',
    ),
  ],
  einvoice: [
    check(
      ({ einvoice }) => carrierKindOf(einvoice) !== null,
      'invoice.einvoice',
      'invoice-carrier',
      'A carrier is a mobile barcode such as /ABC+123, or a citizen certificate such as AB12345678901234.',
    ),
  ],
};

const trimmed = (text: string | undefined): string => (text ?? '').normalize('NFC').trim();

/** Only what the type needs is kept. Throws `InvalidInput` with everything that is wrong. */
export function parseInvoiceSettings(input: InvoiceInput): InvoiceSettings {
  const { type, phone } = input;
  const hasBuyer = type === 'duplicate' || type === 'triplicate';
  const given: InvoiceSettings = {
    type,
    name: trimmed(input.name),
    email: trimmed(input.email),
    phone: {
      country: trimmed(phone?.country),
      area: trimmed(phone?.area),
      extension: trimmed(phone?.extension),
    },
    taxId: type === 'triplicate' ? trimmed(input.taxId) : '',
    einvoice: type === 'einvoice' ? trimmed(input.einvoice).toUpperCase() : '',
    welfareCode: type === 'welfare' ? trimmed(input.welfareCode) || DEFAULT_WELFARE_CODE : '',
  };
  const problems = [...ALWAYS, ...OF_TYPE[type]].map((each) => each(given)).filter((each) => each !== null);
  const [first, ...rest] = problems;
  if (first) throw new InvalidInput([first, ...rest]);
  return hasBuyer ? given : { ...given, phone: DEFAULT_INVOICE_SETTINGS.phone };
}
