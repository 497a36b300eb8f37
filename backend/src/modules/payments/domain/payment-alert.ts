export const ALERT_STATES = ['open', 'closed'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** Values of an alert by their names, such as the order and the gateway's number. */
export type AlertDetails = Readonly<Record<string, string | number | null>>;

/** Something that a person has to look at, or has looked at. */
export interface PaymentAlert {
  readonly id: number;
  readonly kind: string;
  /** 0: of no group that is known. */
  readonly groupId: number;
  readonly details: AlertDetails;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  /** Who has closed it; null while it is open, and when it was resolved by itself. */
  readonly closedBy: number | null;
  readonly closeReason: string | null;
}
