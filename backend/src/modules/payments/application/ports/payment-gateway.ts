import type { Language } from '../../../../shared/domain/language';
import type { Money } from '../../../../shared/domain/money';
import type { Attempt } from '../../domain/attempt.entity';
import type { BillingCycle } from '../../domain/billing-cycle';
import type { CalendarDate } from '../../domain/billing-calendar';
import type { Mandate, MandateState, ChargeTerms } from '../../domain/mandate.entity';
import type { Order } from '../../domain/order.entity';
import type { PaymentType } from '../../domain/payment-type';
import type { Refund, RefundCall } from '../../domain/refund.entity';
import type { TakenPayment } from '../../domain/reconciliation';

/** Names of products are in the lists of gateways, too, in one language for all. */
export const GATEWAY_LANGUAGE: Language = 'en';

/** Where the customer's browser goes to pay. */
export interface HandOver {
  readonly url: string;
  /** Fields of a form to post there; null: the address alone. */
  readonly data: Readonly<Record<string, string>> | null;
  /** The gateway's own name of it; null where it has none before it is paid. */
  readonly reference: string | null;
}

export interface HandOverInput {
  readonly order: Order;
  /** What is paid now; 0 where the customer only agrees to what is charged later. */
  readonly attempt: Attempt;
  /** The day of the next charge, of the order's price; null for what is paid once. */
  readonly nextChargeOn: CalendarDate | null;
  /** What is bought, such as `Initial monthly`. */
  readonly product: string;
  readonly email: string;
  readonly lang: Language;
  readonly now: Date;
}

interface Fact {
  /** Of what it tells: told again, in whatever way, it has the same key. */
  readonly key: string;
  /** Ours, of the attempt. */
  readonly number: string;
}

/** Money that a gateway has taken. */
interface Taken extends Fact {
  readonly reference: string;
  readonly amount: Money;
  /** When it was taken, which may be days before it is told; null where the gateway does not say. */
  readonly at: Date | null;
  /** How many further charges its mandate allows; missing where the gateway does not say. */
  readonly chargesLeft?: number | null;
  /** Which charge of its mandate it is, the first being 1; missing where the gateway does not count them. */
  readonly charge?: number | null;
  /** The day of the next one; missing where the gateway does not say, null where there is none. */
  readonly nextChargeOn?: CalendarDate | null;
}

/** A customer has paid, and may have given leave to be charged again. */
export interface Paid extends Taken {
  readonly kind: 'paid';
  /** Told when the customer agreed: of an order that costs nothing, nothing was taken. */
  readonly isAgreement?: boolean;
  readonly card: string | null;
  /** Null: the gateway's name for the mandate is not known yet. */
  readonly mandate: string | null;
}

/** The gateway has made another charge. */
export interface Renewed extends Taken {
  readonly kind: 'renewed';
  /** The mandate's: the attempt that made it. */
  readonly mandateNumber: string;
  readonly mandate: string;
}

export interface Declined extends Fact {
  readonly kind: 'declined';
  /** In the words of the gateway. */
  readonly reason: string;
}

/** The next period could not be charged. */
export interface RenewalFailed extends Fact {
  readonly kind: 'renewalFailed';
  readonly mandateNumber: string;
  readonly reason: string;
  /** Whether the same charge, made by us on another day, may be accepted; not where the gateway tries again by itself. */
  readonly mayChange?: boolean;
}

/** Nothing can be charged by a mandate any more: the customer has ended it at the gateway, or the gateway has. */
export interface MandateEnded extends Fact {
  readonly kind: 'mandateEnded';
}

/** Money that had come is gone again: it was given back at the gateway, or the bank took it. */
export interface MoneyReturned extends Fact {
  readonly kind: 'moneyReturned';
  /** The gateway's name of the payment. */
  readonly reference: string;
  /** The gateway's name of what went back. */
  readonly refund: string;
  /** Absent where the gateway does not say. */
  readonly amount?: Money;
  /** Whether the bank took it. */
  readonly isReversal: boolean;
}

/** What a gateway tells, by itself or when it is asked. */
export type GatewayFact = Paid | Renewed | Declined | RenewalFailed | MandateEnded | MoneyReturned;

/** What came of an attempt: `unpaid` while nothing has, `pending` when the customer agreed and the money is under way. */
export type AttemptResult = Paid | Declined | 'unpaid' | 'pending';

/** A message as it came: signatures are made over its bytes. */
export interface SignedMessage {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Something that a gateway has signed, by its own name; what follows from it is asked. */
export interface GatewayEvent {
  readonly key: string;
  /** In the words of the gateway. */
  readonly kind: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What follows from an event, earliest first; without facts, why nothing does, and whether a person has to look. */
export type InterpretedEvent =
  | { readonly number: string; readonly facts: readonly GatewayFact[] }
  | { readonly outcome: 'ignored' | 'alerted'; readonly reason: string };

/**
 * What came of giving money back. `waiting`: the gateway works on it. `postponed`: it has certainly not begun, and takes it
 * later, or at once after what was asked. `stuck`: only a person can go on.
 */
export type RefundResult =
  | { readonly kind: 'done' | 'waiting'; readonly reference: string | null }
  | {
      readonly kind: 'postponed';
      readonly reason: string;
      readonly again: 'atOnce' | 'later' | 'tomorrow';
      /** Whether a site admin has to do something for it, though it is tried again. */
      readonly needsPerson?: boolean;
    }
  | { readonly kind: 'stuck'; readonly reason: string };

/** Money that goes back, and the payment that it came by. */
export interface RefundOfPayment {
  readonly refund: Refund;
  readonly attempt: Attempt;
}

/** What a gateway has of an attempt. */
export interface PaymentRecord extends TakenPayment {
  /** The attempt's. */
  readonly number: string;
  /** All that follows from it, whether or not it was told before. */
  readonly facts: readonly GatewayFact[];
}

/** What is to be charged for the next period. */
export interface Charge {
  /** Ours; the same until the gateway has refused it. */
  readonly number: string;
  readonly amount: Money;
  readonly product: string;
  readonly cycle: BillingCycle;
}

/** Until when a mandate charges, as its gateway says when it is asked. */
export interface MandateTerm {
  /** Nothing is charged any more. */
  readonly isOver: boolean;
  readonly chargesLeft: number;
}

/** A mandate as a message about its card names it. */
export interface CardNotice {
  /** Ours. */
  readonly number: string;
  /** The gateway's. */
  readonly reference: string;
}

/** What a mandate is like at the gateway now. */
export type MandateUpdate =
  { readonly state: MandateState } | { readonly terms: Pick<ChargeTerms, 'amount' | 'cycle'> };

/** A gateway that takes money. Called outside of transactions only; it throws when it cannot be asked. */
export abstract class PaymentGateway {
  abstract readonly type: PaymentType;
  /** Whether the same attempt may be handed over again. */
  readonly repeatsHandOver: boolean = true;
  /** Whether a key that it tells with the first payment is needed to charge again. */
  readonly needsKey: boolean = false;
  abstract handOver(input: HandOverInput): Promise<HandOver>;
  /** Null: it is not a message of the gateway to this shop. */
  abstract parseNotice(message: Readonly<Record<string, unknown>>): GatewayFact | null;
  /** Asks something harmless, signed with the keys. Null when they are right; otherwise what the gateway answered. */
  abstract checkKeys(): Promise<string | null>;
  /**
   * Takes what the customer has agreed to, where the gateway waits for that; with a `refusal`, says instead that it was
   * declined for this reason.
   */
  abstract queryPayment(attempt: Attempt, refusal?: string | null): Promise<AttemptResult>;
  /**
   * What is to be asked next, after a look at what the payment is like; or what came of what was asked before. While a
   * call is `asked` it is unknown whether it arrived.
   */
  abstract findRefundCall(payment: RefundOfPayment): Promise<RefundCall | RefundResult>;
  /** Asks it, once for each time that it was stored. */
  abstract refund(payment: RefundOfPayment, call: RefundCall): Promise<RefundResult>;
  /** Changes one thing that is not as it should be. */
  abstract updateMandate(mandate: Mandate): Promise<MandateUpdate>;
  /** Null: it is not an event of the gateway for this shop, as from gateways that send none. */
  verifyEvent(_message: SignedMessage): Promise<GatewayEvent | null> {
    return Promise.resolve(null);
  }
  /** What came of the charge with that number, without charging; empty while there is none. */
  abstract findCharge(mandate: Mandate, charge: Charge): Promise<readonly GatewayFact[]>;
  /** What follows from an event, by what the gateway says now: events come late, twice and out of order. */
  interpret(_event: GatewayEvent): Promise<InterpretedEvent> {
    return Promise.resolve({ outcome: 'ignored', reason: 'no-events' });
  }
  /** What an unsigned message about a card names; null where it is none, as with gateways that send none. */
  parseCardNotice(_message: Readonly<Record<string, unknown>>): CardNotice | null {
    return null;
  }
  /** Null: this gateway, or this shop, does not answer that question. */
  findTerm(_mandate: Mandate): Promise<MandateTerm | null> {
    return Promise.resolve(null);
  }
  /** How many payments it can be asked about at once, to compare them. */
  readonly recordsAtOnce: number = 1;
  /** What it has of these attempts; nothing of those that it was asked about as often as it allows. */
  abstract recordsOf(attempts: readonly Attempt[]): Promise<readonly PaymentRecord[]>;
  /** Charges the next period, once for its number; where the gateway does so by itself, asks what came of it. */
  chargeNext(_mandate: Mandate, _charge: Charge): Promise<readonly GatewayFact[]> {
    return Promise.resolve([]);
  }
}

/** Gateways that have keys. */
export abstract class PaymentGateways {
  abstract readonly offered: readonly PaymentType[];
  /** Null: it has no keys. */
  abstract find(type: PaymentType): PaymentGateway | null;
}
