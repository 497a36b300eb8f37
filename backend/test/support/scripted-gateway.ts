import {
  type Charge,
  type Declined,
  type GatewayFact,
  type HandOver,
  type HandOverInput,
  type MandateUpdate,
  type Paid,
  PaymentGateway,
  type PaymentRecord,
  type RefundOfPayment,
  type RefundResult,
  type RenewalFailed,
  type Renewed,
} from '../../src/modules/payments/application/ports/payment-gateway';
import type { Attempt } from '../../src/modules/payments/domain/attempt.entity';
import type { Mandate, MandateState } from '../../src/modules/payments/domain/mandate.entity';
import type { RefundCall } from '../../src/modules/payments/domain/refund.entity';
import type { PaymentType } from '../../src/modules/payments/domain/payment-type';
import { type Money, money } from '../../src/shared/domain/money';
import { monthsAfter, taipeiDay } from './payment-model';
import {
  agreedBy,
  type Agreed,
  type Character,
  type GatewayFault,
  MONTHS,
  newTrade,
  type Page,
  setCalendar,
  type Trade,
} from './scripted-books';

const PAGE_LIFE_MS = 35 * 60_000;

/** A gateway in this process that does what a test says, and keeps books of its own. */
export class ScriptedGateway extends PaymentGateway {
  readonly type: PaymentType;
  override readonly repeatsHandOver: boolean;
  readonly trades: Trade[] = [];
  readonly agreed: Agreed[] = [];
  readonly pages: Page[] = [];
  /** Numbers of mandates whose customers were refused a further charge. */
  readonly refused = new Set<string>();
  /** By numbers of mandates, the day of the charge that was left out last: they were suspended on it. */
  readonly leftOut = new Map<string, string>();
  /** Messages on their way. */
  readonly underWay: GatewayFact[] = [];
  nextFault: () => GatewayFault | undefined = () => undefined;
  refusesNext: () => boolean = () => false;
  /** All that it has ever sent; a message is its own again later. */
  private readonly sent = new Map<string, GatewayFact>();
  private readonly pageOf = new Map<string, Page>();
  private readonly tradeBy = new Map<string, Trade>();
  protected readonly agreedBy = new Map<string, Agreed>();
  private isLost = false;

  constructor(
    readonly character: Character,
    protected readonly now: () => number,
    /** Hears of each word of the gateway that the product gets as an answer. */
    private readonly answered: (fact: GatewayFact) => void = () => undefined,
  ) {
    super();
    this.type = character.type;
    this.repeatsHandOver = character.actsByItself;
  }

  handOver({ order, attempt }: HandOverInput): Promise<HandOver> {
    return this.call(() => {
      const { number, amount } = attempt;
      const { billingCycle, nextChargeOn: nextOn, price } = order;
      const next = amount.minor > 0 ? amount : price;
      this.open({ number, amount, next, cycleMonths: MONTHS[billingCycle], nextOn });
      const reference = this.character.actsByItself ? null : `R${attempt.number}`;
      return { url: 'https://gateway.example/', data: null, reference };
    });
  }

  parseNotice(message: Readonly<Record<string, unknown>>): GatewayFact | null {
    const fact = this.factBy(String(message['key'])) ?? null;
    if (fact) this.answered(fact);
    return fact;
  }

  queryPayment({ number }: Attempt): Promise<Paid | Declined | 'unpaid'> {
    return this.call(() => {
      const page = this.pageOf.get(number);
      if (page?.decision === 'declined') return this.answer(this.declined(number));
      if (page?.decision !== 'paid') return 'unpaid';
      const before = this.tradeBy.get(number);
      const paid = this.paid(before ?? this.take(page, page.amount));
      return this.answer(this.namesMandate(before !== undefined) ? paid : { ...paid, mandate: null });
    });
  }

  checkKeys(): Promise<null> {
    return Promise.resolve(null);
  }

  findRefundCall({ refund, attempt }: RefundOfPayment): Promise<RefundCall | RefundResult> {
    return this.call(() => {
      const isThere = this.tradeOf(attempt.number).refunds.has(refund.number);
      return isThere ? { kind: 'done', reference: null } : { call: 'refund', seen: '' };
    });
  }

  refund({ refund, attempt }: RefundOfPayment): Promise<RefundResult> {
    return this.call(() => {
      const trade = this.tradeOf(attempt.number);
      trade.refunds.set(refund.number, refund.amountMinor);
      const back = [...trade.refunds.values()].reduce((sum, minor) => sum + minor, 0);
      if (back > trade.amount.minor) throw new Error('more went back than had come');
      trade.isRefunded = back === trade.amount.minor;
      return { kind: this.character.actsByItself ? 'waiting' : 'done', reference: null };
    });
  }

  updateMandate({
    number,
    reference,
    state,
    wanted,
    wantedAmount,
    wantedCycle,
    wantedOn,
  }: Mandate): Promise<MandateUpdate> {
    return this.call(() => {
      const agreed = this.agreedBy.get(number);
      if (reference === null && this.character.actsByItself) throw new Error('it has no name yet');
      if (state === wanted) {
        if (agreed) {
          agreed.amount = wantedAmount;
          if (wantedOn !== null) setCalendar(agreed, wantedOn, MONTHS[wantedCycle]);
        }
        return { terms: { amount: wantedAmount, cycle: wantedCycle } };
      }
      if (agreed) this.become(agreed, wanted);
      return { state: wanted };
    });
  }

  override chargeNext(mandate: Mandate, charge: Charge): Promise<readonly GatewayFact[]> {
    if (this.character.actsByItself) return Promise.resolve([]);
    return this.call(() => {
      const before = this.tradeBy.get(charge.number);
      if (before) return [this.answer(this.renewed(before))];
      const isRefused = mandate.reference === null || this.refusesNext();
      if (isRefused) return [this.answer(this.failed(charge.number, mandate.number))];
      return [this.answer(this.renewed(this.charge(charge.number, mandate.number, charge.amount)))];
    });
  }

  findCharge(_: Mandate, { number }: Charge): Promise<readonly GatewayFact[]> {
    return this.call(() => {
      const found = this.tradeBy.get(number);
      return found ? [this.answer(this.renewed(found))] : [];
    });
  }

  recordsOf(attempts: readonly Attempt[]): Promise<readonly PaymentRecord[]> {
    return this.call(() =>
      attempts.map(({ number }) => {
        const trade = this.tradeBy.get(number);
        if (!trade) return { number, taken: null, returned: 'none', facts: [] };
        return { number, taken: trade.amount, returned: trade.isRefunded ? 'whole' : 'none', facts: [] };
      }),
    );
  }

  /** A customer decides on the page; where it takes another amount than was asked for, that is a fault of its own. */
  decide(page: Page | undefined, decision: 'paid' | 'declined', more = 0): void {
    if (page?.decision !== 'none' || this.now() > page.openedAt + PAGE_LIFE_MS) return;
    page.decision = decision;
    if (!this.character.actsByItself) return;
    if (decision === 'declined') this.send(this.declined(page.number));
    else this.send(this.paid(this.take(page, money(page.amount.minor + more, page.amount.currency))));
  }

  /** Charges what is due, as it does each night. */
  chargeDue(): void {
    if (!this.character.actsByItself) return;
    const today = this.dayOf(this.now());
    const due = this.agreed.filter((each) => each.due <= today && each.state === 'live');
    for (const agreed of due) this.chargeAgain(agreed);
  }

  /** A day by the gateway's calendar. */
  protected dayOf(at: number): string {
    return taipeiDay(at);
  }

  /** A mandate's days are those of the day on which its page was opened. */
  protected anchorOf({ openedAt }: Page): string {
    return this.dayOf(openedAt);
  }

  /** Whether the answer to a question about a payment names its mandate. */
  protected namesMandate(wasTakenBefore: boolean): boolean {
    return !wasTakenBefore && !this.character.actsByItself;
  }

  /** What was due while it was suspended is left out, and not numbered. */
  protected become(agreed: Agreed, state: MandateState): void {
    agreed.state = state;
    while (state === 'live' && agreed.due < this.dayOf(this.now())) {
      this.leftOut.set(agreed.number, agreed.due);
      this.moveOn(agreed);
    }
  }

  protected moveOn(agreed: Agreed): void {
    agreed.months += agreed.cycleMonths;
    agreed.due = monthsAfter(agreed.anchor, agreed.months);
  }

  protected chargeAgain(agreed: Agreed): void {
    agreed.times += 1;
    this.moveOn(agreed);
    const number = `${agreed.number}_${agreed.times}`;
    if (this.refusesNext()) this.send(this.failed(number, agreed.number));
    else this.send(this.renewed(this.charge(number, agreed.number, agreed.amount)));
  }

  protected open(agreement: Omit<Page, 'openedAt' | 'decision'>): void {
    const { number } = agreement;
    if (this.pageOf.has(number)) return;
    const page: Page = { ...agreement, openedAt: this.now(), decision: 'none' };
    this.pages.push(page);
    this.pageOf.set(number, page);
  }

  protected async call<T>(work: () => T): Promise<T> {
    const fault = await Promise.resolve(this.nextFault());
    if (fault === 'away') throw new Error('the gateway is away');
    this.isLost = fault === 'answer lost';
    const answer = work();
    if (fault !== undefined) throw new Error('the answer is lost');
    return answer;
  }

  protected answer<T extends GatewayFact>(fact: T): T {
    if (!this.isLost) this.answered(fact);
    return fact;
  }

  protected factBy(key: string): GatewayFact | undefined {
    return this.sent.get(key);
  }

  protected send(fact: GatewayFact): void {
    this.sent.set(fact.key, fact);
    this.underWay.push(fact);
  }

  protected charge(number: string, mandateNumber: string, amount: Money): Trade {
    const trade = newTrade({ number, mandateNumber, amount, at: this.now() });
    this.trades.push(trade);
    this.tradeBy.set(number, trade);
    return trade;
  }

  protected paid({ number, reference, amount, at }: Trade): Paid {
    const mandate = `M${number}`;
    const fact = { kind: 'paid', isAgreement: true, key: reference, number, reference } as const;
    return { ...fact, amount, at: new Date(at), card: '1111', mandate };
  }

  protected renewed({ number, reference, amount, mandateNumber, at }: Trade): Renewed {
    const names = { number, reference, mandateNumber, mandate: `M${mandateNumber}` };
    return { kind: 'renewed', key: reference, ...names, amount, at: new Date(at) };
  }

  protected failed(number: string, mandateNumber: string): RenewalFailed {
    this.refused.add(mandateNumber);
    return { kind: 'renewalFailed', key: `failed:${number}`, number, mandateNumber, reason: '51' };
  }

  private take(page: Page, amount: Money): Trade {
    const { number } = page;
    const agreed = agreedBy(page, amount, this.anchorOf(page));
    this.agreed.push(agreed);
    this.agreedBy.set(number, agreed);
    if (amount.minor > 0) return this.charge(number, number, amount);
    // They agree to be charged later.
    const trade = newTrade({ number, mandateNumber: number, amount, at: this.now() });
    this.tradeBy.set(number, trade);
    return trade;
  }

  private tradeOf(number: string): Trade {
    const trade = this.tradeBy.get(number);
    if (!trade) throw new Error(`the gateway has taken nothing for ${number}`);
    return trade;
  }

  private declined(number: string): Declined {
    return { kind: 'declined', key: `declined:${number}`, number, reason: '05' };
  }
}
