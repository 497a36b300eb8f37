import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import type { Attempt } from '../domain/attempt.entity';
import { Mandate } from '../domain/mandate.entity';
import { addMandate } from './add-mandate';
import { crashPoint } from './crash-points';
import { outcomeOfError, runRound, type StepOutcome } from './gateway-round';
import { Books } from './ports/books';
import { OrderStore } from './ports/order-store';
import { PaymentGateways } from './ports/payment-gateway';
import { SubscriptionStore } from './ports/subscription-store';

const MAX_AT_ONCE = 2_000;
const ALERT = 'mandate-not-changed';
const alertKeyOf = ({ number }: Mandate): string => `mandate:${number}`;

/** A live mandate is money that goes on leaving: what it should be is stored first, and then done until it is so. */
@Injectable()
export class Mandates {
  private readonly logger = new Logger(Mandates.name);

  constructor(
    private readonly store: SubscriptionStore,
    private readonly orders: OrderStore,
    private readonly gateways: PaymentGateways,
    private readonly books: Books,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Part of the caller's transaction: its first money was of no use. */
  async endUnused({ number, gateway, received: amount }: Attempt, reference: string): Promise<void> {
    if (!gateway) return;
    const now = this.clock.now();
    const mandate = new Mandate({
      subscriptionId: null,
      gateway,
      number,
      reference,
      amount,
      cycle: 'monthly',
      firstPeriod: 1,
      now,
    });
    mandate.want('terminated', now);
    await addMandate(this.store, mandate);
  }

  /** What the gateway calls it is told after its first money was found by asking. */
  learn(number: string, reference: string): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const mandate = await this.store.holdMandate(number);
      if (mandate?.reference === null) {
        mandate.learnReference(reference, this.clock.now());
        await this.store.saveMandate(mandate);
      }
      const attempt = mandate ? null : await this.orders.findAttempt(number);
      if (attempt) await this.endUnused(attempt, reference);
    });
  }

  /** Changes at the gateways what is not as it should be. */
  async updateDue(signal: AbortSignal): Promise<void> {
    await runRound(await this.store.dueMandates(this.clock.now(), MAX_AT_ONCE), {
      gatewayOf: ({ gateway }) => gateway,
      step: (mandate) => this.update(mandate),
      signal,
    });
  }

  private async update(mandate: Mandate): Promise<StepOutcome> {
    const gateway = this.gateways.find(mandate.gateway);
    try {
      if (!gateway) throw new Error(`${mandate.gateway} has no keys any more`);
      const standing = await gateway.updateMandate(mandate);
      crashPoint('mandate.answered');
      await this.change(mandate.number, (held) => {
        if ('state' in standing) held.become(standing.state, this.clock.now());
        else held.charge(standing.terms);
      });
      return 'answered';
    } catch (error) {
      this.logger.warn({ err: error, mandate: mandate.number }, 'a mandate could not be changed');
      const failure = error instanceof Error ? error.message : String(error);
      await this.change(mandate.number, (held) => held.retry(failure, this.clock.now()));
      return outcomeOfError(error);
    }
  }

  /** What it should be may have changed while the gateway was asked. */
  private change(number: string, edit: (mandate: Mandate) => void): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const mandate = await this.store.holdMandate(number);
      if (!mandate) return;
      edit(mandate);
      await this.store.saveMandate(mandate);
      if (mandate.tries === 0) await this.books.closeAlert(alertKeyOf(mandate), this.clock.now());
      else if (mandate.isLate(this.clock.now())) await this.alert(mandate);
    });
  }

  /** With all names by which a person finds it at the gateway. */
  private async alert(mandate: Mandate): Promise<void> {
    const { gateway, number, wanted, wantedMinor, amountMinor, currency, failure, wantedAt } = mandate;
    const attempt = await this.orders.findAttempt(number);
    const order = attempt && (await this.orders.byId(attempt.orderId));
    const details = {
      gateway,
      number,
      transaction: attempt?.reference ?? null,
      order: order?.externalId ?? null,
      wanted,
      wantedMinor,
      amountMinor,
      currency,
      since: wantedAt?.toISOString() ?? null,
      reason: failure,
    };
    const alert = { key: alertKeyOf(mandate), kind: ALERT, groupId: order?.groupId ?? 0, details };
    await this.books.alert(alert, this.clock.now());
  }
}
