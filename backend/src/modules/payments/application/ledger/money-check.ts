import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { Metrics } from '../../../../shared/health/metrics';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { BrokenInvariantsQuery } from '../../infrastructure/broken-invariants.query';
import { OpenAlerts } from '../ports/open-alerts';

const INTERVAL_MS = 10 * 60_000;
/** What was right two days ago has not changed since; what was wrong is looked at until it is mended. */
const REACH_MS = 48 * 3_600_000;
const ALERT = 'broken-invariant';

/** Looks whether the stored money is as it must be, and tells those who run the site when it is not. */
@Injectable()
export class MoneyCheck implements OnModuleInit {
  private readonly logger = new Logger(MoneyCheck.name);

  constructor(
    private readonly invariants: BrokenInvariantsQuery,
    private readonly alerts: OpenAlerts,
    private readonly recurring: RecurringJobs,
    private readonly metrics: Metrics,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.recurring.every('payments.check-money', INTERVAL_MS, () => this.check());
    this.metrics.gauge(
      'linklet_money_broken_invariants',
      'Rules of money that the stored rows break; anything but 0 needs a person.',
      () => this.alerts.count(ALERT),
    );
    this.metrics.gauge('linklet_payment_alerts_open', 'Payments that a person has to look at.', () =>
      this.alerts.count(null),
    );
  }

  /** Alerts of what is broken, and no longer of what has been mended. */
  async check(): Promise<void> {
    const now = this.clock.now();
    const oldest = (await this.alerts.oldest(ALERT)) ?? now;
    const since = new Date(Math.min(oldest.getTime(), now.getTime()) - REACH_MS);
    const found = await this.unitOfWork.readAtOneMoment(() => this.invariants.find({ now, since }));
    const broken = found.map(({ name, id }) => ({
      name,
      id,
      key: `${ALERT}:${name}:${id}`,
    }));
    await this.unitOfWork.run(async () => {
      for (const { key, name, id } of broken) {
        await this.alerts.raise({ key, kind: ALERT, groupId: 0, details: { name, id } }, now);
      }
      const keys = broken.map(({ key }) => key);
      await this.alerts.closeOthers(ALERT, keys, now);
    });
    if (broken.length > 0) this.logger.error({ broken }, 'money is not as it must be');
  }
}
