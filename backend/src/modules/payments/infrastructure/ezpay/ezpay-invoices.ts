import type { EzpayAccount } from '../../../../config/payment-settings';
import { GatewayError } from '../../../../shared/gateway-http/gateway-error';
import {
  type AllowanceOutcome,
  type InvoiceKey,
  type InvoiceNames,
  InvoiceProvider,
  type IssueOutcome,
  type NotDone,
  type ReducedAmount,
  type VoidOutcome,
} from '../../application/ports/invoice-provider';
import { taipeiMomentOf } from '../../domain/billing-calendar';
import type { InvoiceDocument, RegisteredCode } from '../../domain/invoice-document';
import type { IssuedInvoice } from '../../domain/invoice.entity';
import { newebpayTextIn } from '../newebpay/newebpay-messages';
import { type EzpayAnswer, EzpayCalls, EzpayUnreadable } from './ezpay-calls';
import {
  hasWrongKeys,
  kindOfRefusal,
  NOT_UPLOADED,
  NUMBER_TAKEN,
  SUCCESS,
  UNKNOWN_INVOICE,
  voidingOutcome,
} from './ezpay-codes';
import { allowanceFields, invoiceFields } from './ezpay-forms';

const VERSIONS = { issue: '1.5', search: '1.3', invalid: '1.0', allowance: '1.3' } as const;
/** Finds by our number and the total. */
const BY_ORDER = '1';
/** Six signs of Chinese at most. */
const REFUND = '退款';
const QUESTIONS = {
  mobile: { path: 'checkBarCode', field: 'CellphoneBarcode' },
  charity: { path: 'checkLoveCode', field: 'LoveCode' },
} as const;
const INVOICE_NUMBER = /^[A-Z]{2}\d{8}$/;

const MAX_CODE_LENGTH = 20;

const notDone = ({ status }: EzpayAnswer): NotDone => ({
  kind: kindOfRefusal(status),
  reason: status.slice(0, MAX_CODE_LENGTH),
});

/** Null: it has certainly not arrived. */
function unsent(error: unknown): null {
  if (error instanceof GatewayError && !error.mayHaveArrived) return null;
  throw error;
}

/** Invoices by ezPay (ezPay 電子發票). */
export class EzpayInvoices extends InvoiceProvider {
  private readonly calls: EzpayCalls;

  constructor(account: EzpayAccount, timeoutMs?: number) {
    super();
    this.calls = new EzpayCalls(account, timeoutMs);
  }

  /** Looks for an invoice that does not exist: with wrong keys it is not even looked for. */
  async probe(now: Date): Promise<string | null> {
    const fields = { SearchType: BY_ORDER, MerchantOrderNo: `P${now.getTime()}`, TotalAmt: 1 };
    const { status } = await this.calls.send('invoice_search', this.calls.seal(VERSIONS.search, fields, now));
    return hasWrongKeys(status) ? status : null;
  }

  /** The ministry may be away, and an answer about another code than the one that was asked about says nothing of it. */
  async isRegistered({ kind, code }: RegisteredCode, now: Date): Promise<boolean | null> {
    const { path, field } = QUESTIONS[kind];
    const { status, result } = await this.calls.ask(path, { [field]: code }, now);
    const isExist = newebpayTextIn(result, 'IsExist');
    if (status !== SUCCESS || newebpayTextIn(result, field) !== code) return null;
    if (isExist !== 'Y' && isExist !== 'N') return null;
    return isExist === 'Y';
  }

  issueRequest(number: string, document: InvoiceDocument, now: Date): string {
    return this.calls.seal(VERSIONS.issue, invoiceFields(number, document), now);
  }

  /** The answer does not prove the number of the invoice: it is read by a search, also when it was issued before. */
  async issue(request: string, key: InvoiceKey, now: Date): Promise<IssueOutcome> {
    const answer = await this.calls.send('invoice_issue', request);
    if (answer.status !== SUCCESS && answer.status !== NUMBER_TAKEN) return notDone(answer);
    return { kind: 'done', issued: await this.search(key, now) };
  }

  async hasNone(key: InvoiceKey, now: Date): Promise<boolean> {
    const { status } = await this.searchFor(key, now);
    return status === UNKNOWN_INVOICE;
  }

  async voidInvoice(invoiceNumber: string, now: Date): Promise<VoidOutcome> {
    const fields = { InvoiceNumber: invoiceNumber, InvalidReason: REFUND };
    const answer = await this.calls.send('invoice_invalid', this.calls.seal(VERSIONS.invalid, fields, now));
    const kind = voidingOutcome(answer.status);
    return kind ? { kind } : notDone(answer);
  }

  allowanceRequest(names: InvoiceNames, document: InvoiceDocument, now: Date): string {
    return this.calls.seal(VERSIONS.allowance, allowanceFields(names, document), now);
  }

  async issueAllowance(request: string, reduced: ReducedAmount, now: Date): Promise<AllowanceOutcome> {
    const answer = await this.calls.send('allowance_issue', request).catch(unsent);
    if (!answer) return { kind: 'unsent' };
    if (answer.status === NOT_UPLOADED) return { kind: 'tooEarly' };
    if (answer.status !== SUCCESS) {
      const refusal = notDone(answer);
      return reduced.isWhole ? this.afterRefusal(refusal, reduced.invoiceNumber, now) : refusal;
    }
    const allowanceNumber = newebpayTextIn(answer.result, 'AllowanceNo');
    const isAll = newebpayTextIn(answer.result, 'AllowanceAmt') === String(reduced.amount);
    if (allowanceNumber === '' || !isAll) return { kind: 'refused', reason: 'other-amount' };
    return { kind: 'done', allowanceNumber };
  }

  /**
   * An allowance over everything whose answer was lost leaves nothing to take off: another one is refused. ezPay has no
   * search for allowances, but does not void what has one. If it voids the invoice instead, that is as good.
   */
  private async afterRefusal(refusal: NotDone, invoiceNumber: string, now: Date): Promise<AllowanceOutcome> {
    if (refusal.kind !== 'refused') return refusal;
    const { kind } = await this.voidInvoice(invoiceNumber, now);
    if (kind === 'reduced') return { kind: 'done', allowanceNumber: null };
    return kind === 'done' ? { kind: 'voided' } : refusal;
  }

  private searchFor({ number, total }: InvoiceKey, now: Date): Promise<EzpayAnswer> {
    const fields = { SearchType: BY_ORDER, MerchantOrderNo: number, TotalAmt: total };
    return this.calls.send('invoice_search', this.calls.seal(VERSIONS.search, fields, now));
  }

  private async search(key: InvoiceKey, now: Date): Promise<IssuedInvoice> {
    const { status, result } = await this.searchFor(key, now);
    const issuedAt = taipeiMomentOf(newebpayTextIn(result, 'CreateTime'));
    const [invoiceNumber, randomNumber] = [
      newebpayTextIn(result, 'InvoiceNumber'),
      newebpayTextIn(result, 'RandomNum'),
    ];
    const isFound = status === SUCCESS && this.calls.isAbout(result, key);
    if (!isFound || !issuedAt || !INVOICE_NUMBER.test(invoiceNumber)) throw new EzpayUnreadable();
    return { invoiceNumber, randomNumber, issuedAt };
  }
}
