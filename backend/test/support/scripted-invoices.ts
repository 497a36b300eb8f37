import {
  type AllowanceOutcome,
  type InvoiceKey,
  type InvoiceNames,
  InvoiceProvider,
  type IssueOutcome,
  type VoidOutcome,
} from '../../src/modules/payments/application/ports/invoice-provider';

/** A provider of invoices in this process, which may be away or silent after its work. */
export class ScriptedInvoices extends InvoiceProvider {
  /** Totals by our numbers. */
  readonly issued = new Map<string, number>();
  private allowances = 0;

  constructor(
    private readonly now: () => number,
    private readonly nextFault: () => 'away' | 'answer lost' | undefined,
  ) {
    super();
  }

  probe(): Promise<null> {
    return Promise.resolve(null);
  }

  isRegistered(): Promise<boolean> {
    return Promise.resolve(true);
  }

  issueRequest(number: string): string {
    return number;
  }

  async issue(_: string, { number, total }: InvoiceKey): Promise<IssueOutcome> {
    const fault = await Promise.resolve(this.nextFault());
    if (fault === 'away') return { kind: 'later', reason: 'INV90006' };
    this.issued.set(number, total);
    if (fault === 'answer lost') throw new Error('the answer is lost');
    const invoiceNumber = `AB${String(this.issued.size).padStart(8, '0')}`;
    return { kind: 'done', issued: { invoiceNumber, randomNumber: '1234', issuedAt: new Date(this.now()) } };
  }

  hasNone({ number }: InvoiceKey): Promise<boolean> {
    return Promise.resolve(!this.issued.has(number));
  }

  voidInvoice(): Promise<VoidOutcome> {
    return Promise.resolve({ kind: 'done' });
  }

  allowanceRequest({ number }: InvoiceNames): string {
    return number;
  }

  issueAllowance(): Promise<AllowanceOutcome> {
    this.allowances += 1;
    return Promise.resolve({ kind: 'done', allowanceNumber: `A${this.allowances}` });
  }
}
