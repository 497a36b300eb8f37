import type { Language } from '../shared/pages';

export interface Refund {
  readonly id: string;
  readonly amount: number;
  readonly at: number;
}

/** `asked` until the buyer decides, `approved` until the shop confirms. */
export type PaymentStatus =
  'asked' | 'approved' | 'cancelled' | 'failed' | 'AUTHORIZATION' | 'CAPTURE' | 'VOIDED_AUTHORIZATION';

export interface Payment {
  /** 19 digits: more than a number of JavaScript can hold. */
  readonly id: string;
  /** Of the buyer's page. */
  readonly token: string;
  readonly orderId: string;
  readonly currency: string;
  readonly productName: string;
  readonly createdAt: number;
  readonly capture: boolean;
  readonly preapproved: boolean;
  readonly language: Language;
  readonly confirmUrl: string;
  readonly confirmUrlType: string;
  readonly cancelUrl: string;
  readonly packages: unknown;
  amount: number;
  status: PaymentStatus;
  paidAt?: number;
  readonly refunds: Refund[];
}

export interface RegKey {
  readonly key: string;
  readonly createdAt: number;
  expired: boolean;
}

export interface LinePayState {
  readonly payments: Payment[];
  readonly regKeys: RegKey[];
  readonly nonces: string[];
  lastId: number;
}

export const emptyState = (): LinePayState => ({ payments: [], regKeys: [], nonces: [], lastId: 0 });
