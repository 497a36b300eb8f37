import type { InvoiceDocument, RegisteredCode } from '../../domain/invoice-document';
import type { IssuedInvoice } from '../../domain/invoice.entity';

/**
 * It has had no effect. `stale`: the bytes are too old. `later`: the provider cannot do it now, which those who run the
 * site may have to mend. `refused`: it never will.
 */
export interface NotDone {
  readonly kind: 'stale' | 'later' | 'refused';
  /** The code of the provider. */
  readonly reason: string;
}

export type IssueOutcome = NotDone | { readonly kind: 'done'; readonly issued: IssuedInvoice };

/**
 * `tooEarly`: the ministry does not know the invoice yet. `tooLate`: only an allowance is possible. `reduced`: it has one.
 */
export type VoidOutcome = NotDone | { readonly kind: 'done' | 'tooEarly' | 'tooLate' | 'reduced' };

/**
 * The number is null when it was issued before, and its answer was lost. `voided`: it needs none any more. `tooEarly`: the
 * ministry does not know the invoice yet. `unsent`: the request has certainly not arrived.
 */
export type AllowanceOutcome =
  | NotDone
  | { readonly kind: 'done'; readonly allowanceNumber: string | null }
  | { readonly kind: 'voided' | 'tooEarly' | 'unsent' };

/** By what the provider finds an invoice. */
export interface InvoiceKey {
  /** Ours. */
  readonly number: string;
  readonly total: number;
}

/** The names of an invoice: ours, and the one that it was given. */
export interface InvoiceNames {
  readonly number: string;
  readonly invoiceNumber: string;
}

export interface ReducedAmount {
  readonly invoiceNumber: string;
  /** What is taken off. */
  readonly amount: number;
  /** Whether nothing is left of it. */
  readonly isWhole: boolean;
}

/**
 * Who issues invoices. What is sent is made first, so that it can be stored: the same bytes again have no second effect.
 * Calls are made outside of transactions only, and throw when it is unknown what came of them.
 */
export abstract class InvoiceProvider {
  /** Asks something harmless, signed with the keys. Null when they are right; otherwise what the provider answered. */
  abstract probe(now: Date): Promise<string | null>;
  /** Whether the tax ministry knows it; null when it cannot say now. Answers within seconds, or throws. */
  abstract isRegistered(code: RegisteredCode, now: Date): Promise<boolean | null>;
  abstract issueRequest(number: string, document: InvoiceDocument, now: Date): string;
  abstract issue(request: string, name: InvoiceKey, now: Date): Promise<IssueOutcome>;
  /** Whether it is certain that there is no such invoice. */
  abstract hasNone(key: InvoiceKey, now: Date): Promise<boolean>;
  abstract voidInvoice(invoiceNumber: string, now: Date): Promise<VoidOutcome>;
  /** Takes off what the document says. */
  abstract allowanceRequest(names: InvoiceNames, document: InvoiceDocument, now: Date): string;
  abstract issueAllowance(request: string, invoice: ReducedAmount, now: Date): Promise<AllowanceOutcome>;
}

export abstract class InvoiceProviders {
  /** Null: those who run the site issue invoices themselves. */
  abstract readonly provider: InvoiceProvider | null;
}
