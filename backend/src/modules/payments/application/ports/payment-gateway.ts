import type { Language } from '../../../../shared/domain/language';
import type { Money } from '../../../../shared/domain/money';
import type { Attempt } from '../../domain/attempt.entity';
import type { CalendarDate } from '../../domain/billing-calendar';
import type { BillingCycle } from '../../domain/billing-cycle';
import type { Mandate, MandateState } from '../../domain/mandate.entity';
import type { Order } from '../../domain/order.entity';
import type { PaymentType } from '../../domain/payment-type';

/** Names of products are in the lists of gateways, too, whoever reads them. */
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
  readonly attempt: Attempt;
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

/** A customer has paid, and may have given leave to be charged again. */
export interface Paid extends Fact {
  readonly kind: 'paid';
  readonly reference: string;
  readonly amount: Money;
  readonly card: string | null;
  /** Null: the gateway's name for the mandate is not known yet. */
  readonly mandate: string | null;
}

/** The gateway has charged somebody again. */
export interface Renewed extends Fact {
  readonly kind: 'renewed';
  /** The mandate's: the attempt that made it. */
  readonly mandateNumber: string;
  readonly reference: string;
  readonly amount: Money;
  readonly mandate: string;
  readonly on: CalendarDate;
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
}

/** What a gateway tells, by itself or when it is asked. */
export type GatewayFact = Paid | Renewed | Declined | RenewalFailed;

/** `waiting`: the gateway works on it. `stuck`: only a person can go on. */
export type RefundProgress = 'done' | 'waiting' | 'stuck';

/** What is to be charged for the next period. */
export interface Charge {
  /** Ours; the same for each try. */
  readonly number: string;
  readonly amount: Money;
  readonly product: string;
  readonly cycle: BillingCycle;
}

/** What a mandate is like at the gateway now. */
export type MandateStanding = { readonly state: MandateState } | { readonly amount: Money };

/** A gateway that takes money. Called outside of transactions only; it throws when it cannot be asked. */
export abstract class PaymentGateway {
  abstract readonly type: PaymentType;
  /** Whether the same attempt may be handed over again. */
  readonly repeatsHandOver: boolean = true;
  /** Whether a key that it tells with the first payment is needed to charge again. */
  readonly needsKey: boolean = false;
  abstract handOver(input: HandOverInput): Promise<HandOver>;
  /** Null: it is not a message of the gateway to this shop. */
  abstract read(message: Readonly<Record<string, unknown>>): GatewayFact | null;
  /** Asks something harmless, signed with the keys. Null when they are right; otherwise what the gateway answered. */
  abstract probe(): Promise<string | null>;
  /** What came of an attempt; `unpaid` while nothing has. */
  abstract look(attempt: Attempt): Promise<Paid | Declined | 'unpaid'>;
  /** Goes one step further in giving the money of an attempt back. */
  abstract giveBack(attempt: Attempt): Promise<RefundProgress>;
  /** Changes one thing that is not as it should be. */
  abstract align(mandate: Mandate): Promise<MandateStanding>;
  /** Charges the next period, once for its number; null where the gateway does so by itself. */
  chargeNext(_mandate: Mandate, _charge: Charge): Promise<Renewed | RenewalFailed | null> {
    return Promise.resolve(null);
  }
}

/** Gateways that have keys. */
export abstract class PaymentGateways {
  abstract readonly offered: readonly PaymentType[];
  /** Null: it has no keys. */
  abstract find(type: PaymentType): PaymentGateway | null;
}
