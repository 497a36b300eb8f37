import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { Attempt } from '../../domain/attempt.entity';
import type { PaymentType } from '../../domain/payment-type';
import { daysToCompare, type ReconciliationRun, retryAt } from '../../domain/reconciliation';
import { type PaymentGateway, PaymentGateways } from '../ports/payment-gateway';
import { ReconciliationStore } from '../ports/reconciliation-store';
import { ComparePaymentsService } from './compare-payments.service';

/** Of each gateway each time: gateways lock callers who ask too often. */
const MAX_QUESTIONS = 20;
/** What cannot be compared by then is left to a person. */
const MAX_TRIES = 5;
/** What is left of days before is taken up later. */
const MAX_DAYS = 10;
const MAX_FAILURE_LENGTH = 100;

/** Compares each day's payments with the gateways', once, wherever it was broken off. */
@Injectable()
export class ReconcileService {
  private readonly logger = new Logger(ReconcileService.name);

  constructor(
    private readonly store: ReconciliationStore,
    private readonly gateways: PaymentGateways,
    private readonly payments: ComparePaymentsService,
    private readonly clock: Clock,
  ) {}

  /** Each gateway beside the others: one that hangs delays none of them. */
  async follow(signal: AbortSignal): Promise<void> {
    await Promise.all(this.gateways.offered.map((type) => this.followOf(type, signal)));
  }

  private async followOf(type: PaymentType, signal: AbortSignal): Promise<void> {
    const gateway = this.gateways.find(type);
    if (!gateway) return;
    const now = this.clock.now();
    for (const day of daysToCompare(now)) await this.store.begin(type, day, now);
    for (const run of await this.store.unfinished(type, MAX_DAYS)) {
      if (!(await this.goOn(gateway, run, signal))) return;
    }
  }

  /** Whether it has ended. */
  private async goOn(
    gateway: PaymentGateway,
    begun: ReconciliationRun,
    signal: AbortSignal,
  ): Promise<boolean> {
    let run = begun;
    if (run.dueAt && run.dueAt > this.clock.now()) return false;
    for (let question = 0; question < MAX_QUESTIONS; question += 1) {
      if (signal.aborted) return false;
      const attempts = await this.store.toCompare(run, gateway.recordsAtOnce);
      const last = attempts.at(-1);
      const next = last ? await this.step(gateway, run, attempts) : this.ended(run);
      await this.store.save(next);
      if (!last) return true;
      if (next.tries > 0) return false;
      run = next;
    }
    return false;
  }

  private async step(
    gateway: PaymentGateway,
    run: ReconciliationRun,
    attempts: readonly Attempt[],
  ): Promise<ReconciliationRun> {
    const lastAttemptId = attempts.at(-1)?.id ?? run.lastAttemptId;
    const done = { ...run, lastAttemptId, tries: 0, failure: null, dueAt: this.clock.now() };
    try {
      await this.payments.compare(gateway, run, attempts);
      return { ...done, checked: run.checked + attempts.length };
    } catch (error) {
      this.logger.warn({ err: error, gateway: gateway.type, day: run.day }, 'payments cannot be compared');
      const failure = (error instanceof Error ? error.message : String(error)).slice(0, MAX_FAILURE_LENGTH);
      const tries = run.tries + 1;
      if (tries < MAX_TRIES) return { ...run, tries, failure, dueAt: retryAt(tries, this.clock.now()) };
      await this.payments.noteSkipped(run, attempts);
      return { ...done, failure };
    }
  }

  private ended(run: ReconciliationRun): ReconciliationRun {
    return { ...run, finishedAt: this.clock.now(), dueAt: null };
  }
}
