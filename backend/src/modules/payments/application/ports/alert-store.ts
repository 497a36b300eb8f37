import type { AlertState, PaymentAlert } from '../../domain/payment-alert';

/** Who has closed an alert, and why. */
export interface AlertClosing {
  readonly userId: number;
  readonly reason: string;
  readonly at: Date;
}

/** Alerts as those who run the site read and close them. */
export abstract class AlertStore {
  /** Newest first, below that id. */
  abstract page(state: AlertState, beforeId: number, limit: number): Promise<PaymentAlert[]>;
  abstract ofGroup(groupId: number, limit: number): Promise<PaymentAlert[]>;
  abstract find(alertId: number): Promise<PaymentAlert | null>;
  /** False when it is closed already. */
  abstract close(alertId: number, closing: AlertClosing): Promise<boolean>;
}
