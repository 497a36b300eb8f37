import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { Metrics } from '../../../../shared/health/metrics';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { OpenAlerts } from '../ports/open-alerts';
import { ReconciliationStore } from '../ports/reconciliation-store';
import { ReconcileService } from './reconcile.service';

const INTERVAL_MS = 60_000;
/** A day is compared within hours, before the next one is over. */
const LATE_MS = 24 * 3_600_000;

/** Compares by itself, and tells those who run the site what does not agree. */
@Injectable()
export class ReconciliationUpkeep implements OnModuleInit {
  constructor(
    private readonly reconcile: ReconcileService,
    private readonly store: ReconciliationStore,
    private readonly alerts: OpenAlerts,
    private readonly recurring: RecurringJobs,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.recurring.every(
      'payments.reconcile',
      INTERVAL_MS,
      ({ signal }) => this.reconcile.follow(signal),
      'services',
    );
    this.metrics.gauge(
      'linklet_reconciliation_differences_open',
      'Payments about which the ledger and a gateway disagree.',
      () => this.alerts.count('reconciliation-difference'),
    );
    this.metrics.gauge(
      'linklet_reconciliations_late',
      'Days of gateways that could not be compared within a day.',
      () => this.store.countUnfinished(new Date(this.clock.now().getTime() - LATE_MS)),
    );
  }
}
