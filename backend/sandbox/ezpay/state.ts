export interface Invoice {
  readonly transNo: string;
  readonly orderNo: string;
  readonly total: number;
  /** As it was asked for. */
  readonly fields: Readonly<Record<string, string>>;
  /** Empty until it is issued. */
  number: string;
  random: string;
  issuedAt?: number;
  /** Midnight of its day, when it waits for one. */
  issueAt?: number;
  voidedAt?: number;
  /** The tax ministry does not take it. */
  uploadFails: boolean;
}

/** 0 waits for the buyer, 1 holds, 2 was given up or voided. */
export type AllowanceStatus = 0 | 1 | 2;

export interface Allowance {
  readonly no: string;
  readonly invoiceNumber: string;
  readonly orderNo: string;
  readonly amount: number;
  readonly at: number;
  status: AllowanceStatus;
}

/** The numbers of two months. */
export interface NumberPool {
  readonly period: string;
  readonly track: string;
  next: number;
  left: number;
}

/** The first answer to a request, given again for the same bytes. */
interface Answered {
  readonly postData: string;
  readonly result: Readonly<Record<string, string | number>>;
}

export interface EzPayState {
  readonly invoices: Invoice[];
  readonly allowances: Allowance[];
  readonly pools: NumberPool[];
  readonly answered: Answered[];
}

export const emptyState = (): EzPayState => ({ invoices: [], allowances: [], pools: [], answered: [] });
