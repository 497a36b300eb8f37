import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { Attempt } from '../../domain/attempt.entity';
import {
  type BookedMoney,
  differenceOf,
  type ReconciliationDifference,
  type ReconciliationRun,
} from '../../domain/reconciliation';
import { paymentCrashPoint } from '../crash-points';
import { GatewayFactsService } from '../gateway-events/gateway-facts.service';
import { OpenAlerts } from '../ports/open-alerts';
import { OrderStore } from '../ports/order-store';
import type { GatewayFact, PaymentGateway, PaymentRecord } from '../ports/payment-gateway';
import { ReconciliationStore } from '../ports/reconciliation-store';

const ALERT = 'reconciliation-difference';

type Found = Omit<ReconciliationDifference, 'runId'>;

const NOTHING_BOOKED: BookedMoney = { taken: null, returnedMinor: 0, isBeingReturned: false };

/** Compares payments with what their gateway has of them. */
@Injectable()
export class ComparePaymentsService {
  constructor(
    private readonly store: ReconciliationStore,
    private readonly orders: OrderStore,
    private readonly alerts: OpenAlerts,
    private readonly facts: GatewayFactsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * What is not booked is booked, as if the gateway had told of it late; the rest becomes an alert. Bears running
   * twice. Throws when the gateway cannot be asked.
   */
  async compare(
    gateway: PaymentGateway,
    run: ReconciliationRun,
    attempts: readonly Attempt[],
  ): Promise<void> {
    const records = await gateway.recordsOf(attempts);
    paymentCrashPoint('reconciliation.answered');
    const found = await this.differencesIn(records, attempts);
    await this.note(run, found);
    paymentCrashPoint('reconciliation.noted');
    for (const fact of records.flatMap(({ facts }) => facts)) await this.facts.apply(fact);
    paymentCrashPoint('reconciliation.applied');
  }

  /** They could not be compared. */
  async noteSkipped(run: ReconciliationRun, attempts: readonly Attempt[]): Promise<void> {
    const found = attempts.map(({ id: attemptId, number, currency }) => ({
      attemptId,
      number,
      kind: 'notCompared' as const,
      bookedMinor: null,
      foundMinor: null,
      currency,
    }));
    await this.note(run, found);
  }

  private async differencesIn(
    records: readonly PaymentRecord[],
    attempts: readonly Attempt[],
  ): Promise<Found[]> {
    // The gateway may have told of something while it was asked.
    const booked = await this.store.bookedOf(attempts);
    const found: Found[] = [];
    for (const record of records) {
      const attempt = attempts.find(({ number }) => number === record.number);
      if (!attempt) continue;
      const { taken } = booked.get(attempt.id) ?? NOTHING_BOOKED;
      const kind = differenceOf(record, booked.get(attempt.id) ?? NOTHING_BOOKED);
      const { id: attemptId, number, currency } = attempt;
      const [bookedMinor, foundMinor] = [taken?.minor ?? null, record.taken?.minor ?? null];
      if (kind) found.push({ attemptId, number, kind, bookedMinor, foundMinor, currency });
      found.push(...(await this.unheardOf(attempt, record.facts)));
    }
    return found;
  }

  private async unheardOf({ id: attemptId }: Attempt, facts: readonly GatewayFact[]): Promise<Found[]> {
    const found: Found[] = [];
    for (const fact of facts) {
      if (!('amount' in fact) || (await this.facts.knows(fact.key))) continue;
      const { number, amount } = fact;
      const { minor: foundMinor, currency } = amount;
      found.push({ attemptId, number, kind: 'missingHere', bookedMinor: null, foundMinor, currency });
    }
    return found;
  }

  private note(run: ReconciliationRun, found: readonly Found[]): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      for (const difference of found) {
        await this.store.addDifference({ runId: run.id, ...difference }, this.clock.now());
        // What is missing here is booked now.
        if (difference.kind !== 'missingHere') await this.alert(run, difference);
      }
    });
  }

  private async alert({ gateway, day }: ReconciliationRun, found: Found): Promise<void> {
    const attempt = await this.orders.findAttempt(found.number);
    const order = attempt && (await this.orders.byId(attempt.orderId));
    const { number, kind: difference, bookedMinor, foundMinor, currency } = found;
    const details = {
      order: order?.externalId ?? null,
      gateway,
      number,
      transaction: attempt?.reference ?? null,
      day,
      difference,
      bookedMinor,
      foundMinor,
      currency,
    };
    const key = `reconciliation:${difference}:${number}`;
    await this.alerts.raise({ key, kind: ALERT, groupId: order?.groupId ?? 0, details }, this.clock.now());
  }
}
