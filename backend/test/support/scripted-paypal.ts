import type {
  Charge,
  GatewayEvent,
  GatewayFact,
  HandOver,
  HandOverInput,
  InterpretedEvent,
  SignedMessage,
} from '../../src/modules/payments/application/ports/payment-gateway';
import type { Mandate, MandateState } from '../../src/modules/payments/domain/mandate.entity';
import type { Money } from '../../src/shared/domain/money';
import { type Agreed, MONTHS, type Trade } from './scripted-books';
import { ScriptedGateway } from './scripted-gateway';

/** It tries a refused charge again after so long, and gives up after so many. */
const RETRY_MS = 5 * 86_400_000;
const MAX_FAILURES = 3;

/**
 * PayPal: its events only say where to look, its months are those of UTC, the next price stands in its plan, its charges
 * have numbers of its own, and what was refused is tried again.
 */
export class ScriptedPayPal extends ScriptedGateway {
  private readonly salesOf = new Map<string, Trade[]>();

  override handOver({ order, attempt }: HandOverInput): Promise<HandOver> {
    return this.call(() => {
      const { number, amount } = attempt;
      const { price: next, nextChargeOn: nextOn } = order;
      this.open({ number, amount, next, cycleMonths: MONTHS[order.billingCycle], nextOn });
      return { url: 'https://gateway.example/', data: null, reference: `R${attempt.number}` };
    });
  }

  override verifyEvent({ body }: SignedMessage): Promise<GatewayEvent | null> {
    const fact = this.factBy(body.toString());
    if (!fact) return Promise.resolve(null);
    const number = 'mandateNumber' in fact ? fact.mandateNumber : fact.number;
    return Promise.resolve({ key: `event:${fact.key}`, kind: fact.kind, values: { number } });
  }

  override interpret({ values }: GatewayEvent): Promise<InterpretedEvent> {
    const number = String(values['number']);
    return this.call(() => {
      const facts = this.factsOf(number);
      return facts.length > 0 ? { number, facts } : { outcome: 'ignored', reason: 'nothing-paid-yet' };
    });
  }

  override chargeNext(mandate: Mandate, charge: Charge): Promise<readonly GatewayFact[]> {
    return this.findCharge(mandate, charge);
  }

  override findCharge({ number }: Mandate, _: Charge): Promise<readonly GatewayFact[]> {
    return this.call(() => this.factsOf(number));
  }

  protected override dayOf(at: number): string {
    return new Date(at).toISOString().slice(0, 10);
  }

  protected override anchorOf(): string {
    return this.dayOf(this.now());
  }

  protected override namesMandate(): boolean {
    return true;
  }

  protected override become(agreed: Agreed, state: MandateState): void {
    super.become(agreed, state);
    const { number } = agreed;
    if (state === 'terminated') this.send({ kind: 'mandateEnded', key: `ended:${number}`, number });
  }

  protected override chargeAgain(agreed: Agreed): void {
    const { number, amount } = agreed;
    if (agreed.failures === 0) agreed.times += 1;
    if (!this.refusesNext()) {
      agreed.failures = 0;
      this.moveOn(agreed);
      this.send(this.renewed(this.charge(`PP${number}_${agreed.times}`, number, amount)));
      return;
    }
    agreed.failures += 1;
    agreed.due = this.dayOf(this.now() + RETRY_MS);
    if (agreed.failures === MAX_FAILURES) agreed.state = 'suspended';
    this.send(this.failure(agreed));
  }

  protected override charge(number: string, mandateNumber: string, amount: Money): Trade {
    const trade = super.charge(number, mandateNumber, amount);
    this.salesOf.set(mandateNumber, [...(this.salesOf.get(mandateNumber) ?? []), trade]);
    return trade;
  }

  private failure({ number, times, failures }: Agreed) {
    return this.failed(`PP${number}_${times}:${failures}`, number);
  }

  /** All that has happened to what a customer has agreed to, earliest first. */
  private factsOf(number: string): GatewayFact[] {
    const agreed = this.agreedBy.get(number);
    if (!agreed) return [];
    const sales = (this.salesOf.get(number) ?? []).filter(({ isRefunded }) => !isRefunded);
    if (agreed.times === 0 && sales.length === 0 && agreed.state === 'live') return [];
    const facts: GatewayFact[] = [
      ...sales.map((sale) => (sale.number === number ? this.paid(sale) : this.renewed(sale))),
      ...(agreed.failures > 0 ? [this.failure(agreed)] : []),
      ...(agreed.state === 'terminated'
        ? [{ kind: 'mandateEnded', key: `ended:${number}`, number } as const]
        : []),
    ];
    return facts.map((fact) => this.answer(fact));
  }
}
