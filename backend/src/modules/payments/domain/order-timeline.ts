import type { Attempt } from './attempt.entity';
import type { Invoice } from './invoice.entity';
import type { Order } from './order.entity';
import type { PaymentAlert } from './payment-alert';

export const TIMELINE_KINDS = [
  'ordered',
  'handedOver',
  'gatewayEvent',
  'settled',
  'paid',
  'booked',
  'invoiceWanted',
  'invoiceIssued',
  'invoiceRevoked',
  'alertOpened',
  'alertClosed',
  'action',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

export type TimelineDetails = Readonly<Record<string, string | number | null>>;

/** Something that has happened to an order. */
export interface TimelineEvent {
  readonly at: Date;
  readonly kind: TimelineKind;
  readonly details: TimelineDetails;
  /** Who did it; null where no person did. */
  readonly userId: number | null;
}

/** What a gateway said of an attempt, and what came of it. */
export interface HeardEvent {
  readonly at: Date;
  readonly number: string;
  readonly kind: string;
  readonly outcome: string;
  readonly reason: string | null;
  readonly minor: number | null;
}

/** One side of a booking. */
export interface BookedEntry {
  readonly at: Date;
  readonly booking: string;
  readonly account: string;
  readonly minor: number;
  readonly currency: string;
}

/** What a person did by hand. */
export interface ManualAction {
  readonly at: Date;
  readonly userId: number;
  readonly action: string;
  readonly details: TimelineDetails;
}

/** Everything that is known of an order. */
export interface OrderHistory {
  readonly order: Order;
  readonly attempts: readonly Attempt[];
  readonly invoices: readonly Invoice[];
  readonly events: readonly HeardEvent[];
  readonly entries: readonly BookedEntry[];
  readonly alerts: readonly PaymentAlert[];
  readonly actions: readonly ManualAction[];
}

const event = (
  at: Date | null,
  kind: TimelineKind,
  details: TimelineDetails,
  userId: number | null = null,
): readonly TimelineEvent[] => (at === null ? [] : [{ at, kind, details, userId }]);

const ofOrder = ({ createdAt, paidAt, payerId, totalMinor: minor, currency }: Order) => [
  ...event(createdAt, 'ordered', { minor, currency }, payerId),
  ...event(paidAt, 'paid', { minor, currency }),
];

function ofAttempt(attempt: Attempt) {
  const { number, gateway, createdAt, settledAt, reference, card } = attempt;
  const { amountMinor, receivedMinor, received, currency } = attempt;
  const handed = { gateway, number, minor: amountMinor, currency };
  const came = { minor: receivedMinor, currency: received.currency };
  const settled = { gateway: gateway ?? 'manual', number, reference, ...came, card };
  return [
    ...event(gateway === null ? null : createdAt, 'handedOver', handed),
    ...event(settledAt, 'settled', settled),
  ];
}

const ofInvoice = ({ number, wantedAt, issuedAt, revokedAt, invoiceNumber, ...invoice }: Invoice) => [
  // When it is taken back, that is what is wanted.
  ...event(number === null || revokedAt ? null : wantedAt, 'invoiceWanted', { number }),
  ...event(issuedAt, 'invoiceIssued', { number, invoiceNumber }),
  ...event(revokedAt, 'invoiceRevoked', { invoiceNumber, allowance: invoice.allowanceNumber }),
];

const ofAlert = ({ kind, openedAt, closedAt, closedBy, closeReason: reason }: PaymentAlert) => [
  ...event(openedAt, 'alertOpened', { alert: kind }),
  ...event(closedAt, 'alertClosed', { alert: kind, reason }, closedBy),
];

/** In this order where several happen in one moment, as they do in one transaction. */
const rankOf = ({ kind }: TimelineEvent): number => TIMELINE_KINDS.indexOf(kind);

/** All that has happened to an order, earliest first. */
export function timelineOf(history: OrderHistory): TimelineEvent[] {
  const all: readonly TimelineEvent[] = [
    ...ofOrder(history.order),
    ...history.attempts.flatMap(ofAttempt),
    ...history.events.flatMap(({ at, ...details }) => event(at, 'gatewayEvent', details)),
    ...history.entries.flatMap(({ at, ...details }) => event(at, 'booked', details)),
    ...history.invoices.flatMap(ofInvoice),
    ...history.alerts.flatMap(ofAlert),
    ...history.actions.flatMap(({ at, action, userId, details }) =>
      event(at, 'action', { action, ...details }, userId),
    ),
  ];
  return [...all].sort((one, other) => one.at.getTime() - other.at.getTime() || rankOf(one) - rankOf(other));
}
