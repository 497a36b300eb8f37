import {
  type Charge,
  type Declined,
  type GatewayFact,
  type HandOver,
  type HandOverInput,
  type MandateUpdate,
  type Paid,
  PaymentGateway,
  type RefundProgress,
  type RenewalFailed,
  type Renewed,
} from '../../src/modules/payments/application/ports/payment-gateway';
import type { Attempt } from '../../src/modules/payments/domain/attempt.entity';
import type { Mandate, MandateState } from '../../src/modules/payments/domain/mandate.entity';
import type { PaymentType } from '../../src/modules/payments/domain/payment-type';
import { type Money, money } from '../../src/shared/domain/money';
import { monthsAfter, taipeiDay } from './payment-model';

/** Money that the gateway has taken. */
export interface Trade {
  readonly number: string;
  readonly reference: string;
  readonly amount: Money;
  readonly mandateNumber: string;
  readonly day: string;
  isRefunded: boolean;
}

interface Agreed {
  readonly number: string;
  readonly name: string;
  readonly anchor: string;
  state: MandateState;
  amount: Money;
  times: number;
}

interface Page {
  readonly number: string;
  readonly amount: Money;
  readonly openUntil: number;
  decision: 'none' | 'paid' | 'declined';
}

const MINUTE_MS = 60_000;
const PAGE_LIFE_MS = 35 * MINUTE_MS;

/** How the character of a gateway differs from another's. */
export interface Character {
  readonly type: PaymentType;
  /** It charges mandates and sends messages; otherwise both are asked of it, and it charges when it is told to. */
  readonly actsByItself: boolean;
}

/** A gateway in this process that does what a history says, and keeps books of its own. */
export class ScriptedGateway extends PaymentGateway {
  readonly type: PaymentType;
  override readonly repeatsHandOver: boolean;
  readonly trades: Trade[] = [];
  readonly agreed: Agreed[] = [];
  readonly pages: Page[] = [];
  /** Messages on their way. */
  readonly underWay: GatewayFact[] = [];
  /** So many of the next calls are not answered; before the work, or after it. */
  faults: ('away' | 'answer lost')[] = [];
  declinesNext = false;
  private readonly refundSteps = new Set<string>();

  constructor(
    private readonly character: Character,
    private readonly now: () => number,
    /** Hears of each word of the gateway that the product gets as an answer. */
    private readonly answered: (fact: GatewayFact) => void,
  ) {
    super();
    this.type = character.type;
    this.repeatsHandOver = character.actsByItself;
  }

  handOver({ attempt }: HandOverInput): Promise<HandOver> {
    return this.call(() => {
      if (!this.pages.some(({ number }) => number === attempt.number)) {
        const openUntil = this.now() + PAGE_LIFE_MS;
        this.pages.push({ number: attempt.number, amount: attempt.amount, openUntil, decision: 'none' });
      }
      const reference = this.character.actsByItself ? null : `R${attempt.number}`;
      return { url: 'https://gateway.example/', data: null, reference };
    });
  }

  parseNotice(message: Readonly<Record<string, unknown>>): GatewayFact | null {
    return this.underWay.find(({ key }) => key === message['key']) ?? null;
  }

  queryPayment({ number }: Attempt): Promise<Paid | Declined | 'unpaid'> {
    return this.call(() => {
      const page = this.pages.find((each) => each.number === number);
      if (page?.decision === 'declined') return this.answer(this.declined(number));
      if (page?.decision !== 'paid') return 'unpaid';
      const isTaken = this.trades.some((each) => each.number === number);
      const isNew = !isTaken && !this.character.actsByItself;
      const trade = isTaken ? this.tradeOf(number) : this.take(page, page.amount);
      return this.answer(this.paid(trade, isNew ? this.nameOf(number) : null));
    });
  }

  checkKeys(): Promise<null> {
    return Promise.resolve(null);
  }

  refund({ number }: Attempt): Promise<RefundProgress> {
    return this.call(() => {
      if (this.character.actsByItself && !this.refundSteps.has(number)) {
        this.refundSteps.add(number);
        return 'waiting';
      }
      this.tradeOf(number).isRefunded = true;
      return 'done';
    });
  }

  updateMandate({ number, reference, state, wanted, wantedAmount }: Mandate): Promise<MandateUpdate> {
    return this.call(() => {
      const agreed = this.agreed.find((each) => each.number === number);
      if (reference === null && this.character.actsByItself) throw new Error('it has no name yet');
      if (state === wanted) {
        if (agreed) agreed.amount = wantedAmount;
        return { amount: wantedAmount };
      }
      if (agreed) agreed.state = wanted;
      return { state: wanted };
    });
  }

  override chargeNext(mandate: Mandate, charge: Charge): Promise<readonly GatewayFact[]> {
    if (this.character.actsByItself) return Promise.resolve([]);
    return this.call(() => {
      const before = this.trades.find(({ number }) => number === charge.number);
      if (before) return [this.answer(this.renewed(before))];
      const isRefused = mandate.reference === null || this.takeDecline();
      if (isRefused) return [this.answer(this.failed(charge.number, mandate.number))];
      return [this.answer(this.renewed(this.charge(charge.number, mandate.number, charge.amount)))];
    });
  }

  findCharge(_: Mandate, { number }: Charge): Promise<readonly GatewayFact[]> {
    return this.call(() => {
      const found = this.trades.find((trade) => trade.number === number);
      return found ? [this.answer(this.renewed(found))] : [];
    });
  }

  /** A customer decides on the page; where it takes another amount than was asked for, that is a fault of its own. */
  decide(page: Page | undefined, decision: 'paid' | 'declined', more = 0): void {
    if (page?.decision !== 'none' || this.now() > page.openUntil) return;
    page.decision = decision;
    if (!this.character.actsByItself) return;
    if (decision === 'declined') this.underWay.push(this.declined(page.number));
    else {
      const trade = this.take(page, money(page.amount.minor + more, page.amount.currency));
      this.underWay.push(this.paid(trade, this.nameOf(page.number)));
    }
  }

  /** Charges what is due, as it does each night. */
  chargeDue(): void {
    if (!this.character.actsByItself) return;
    for (const agreed of this.agreed) {
      const { state, anchor, times, number } = agreed;
      const due = monthsAfter(anchor, times);
      if (due > taipeiDay(this.now())) continue;
      // A suspended mandate leaves the charge out; its charges are not numbered.
      if (state !== 'live') continue;
      agreed.times += 1;
      const name = `${number}_${agreed.times}`;
      if (this.takeDecline()) this.underWay.push(this.failed(name, number));
      else this.underWay.push(this.renewed(this.charge(name, number, agreed.amount)));
    }
  }

  private takeDecline(): boolean {
    const isDeclined = this.declinesNext;
    this.declinesNext = false;
    return isDeclined;
  }

  private async call<T>(work: () => T): Promise<T> {
    const fault = await Promise.resolve(this.faults.shift());
    if (fault === 'away') throw new Error('the gateway is away');
    this.isLost = fault === 'answer lost';
    const answer = work();
    if (fault !== undefined) throw new Error('the answer is lost');
    return answer;
  }

  private isLost = false;

  private answer<T extends GatewayFact>(fact: T): T {
    if (!this.isLost) this.answered(fact);
    return fact;
  }

  private take({ number }: Page, amount: Money): Trade {
    const day = taipeiDay(this.now());
    this.agreed.push({ number, name: `M${number}`, anchor: day, state: 'live', amount, times: 1 });
    return this.charge(number, number, amount);
  }

  private charge(number: string, mandateNumber: string, amount: Money): Trade {
    const day = taipeiDay(this.now());
    const trade = { number, mandateNumber, reference: `T${number}`, amount, day, isRefunded: false };
    this.trades.push(trade);
    return trade;
  }

  private tradeOf(number: string): Trade {
    const trade = this.trades.find((each) => each.number === number);
    if (!trade) throw new Error(`the gateway has taken nothing for ${number}`);
    return trade;
  }

  private readonly nameOf = (number: string): string => `M${number}`;

  private paid({ number, reference, amount }: Trade, mandate: string | null): Paid {
    return { kind: 'paid', key: reference, number, reference, amount, card: '1111', mandate };
  }

  private renewed({ number, reference, amount, mandateNumber, day: on }: Trade): Renewed {
    const mandate = this.nameOf(mandateNumber);
    return { kind: 'renewed', key: reference, number, reference, amount, mandateNumber, mandate, on };
  }

  private declined(number: string): Declined {
    return { kind: 'declined', key: `declined:${number}`, number, reason: '05' };
  }

  private failed(number: string, mandateNumber: string): RenewalFailed {
    return { kind: 'renewalFailed', key: `failed:${number}`, number, mandateNumber, reason: '51' };
  }
}
