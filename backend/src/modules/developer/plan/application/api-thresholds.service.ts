import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { UsageThresholdReached } from '../../events';
import { reachedShares } from '../domain/api-plan';
import { ApiMailsService } from './api-mails.service';
import type { ApiAllowance } from './api-plans.service';
import { ApiPlanStore } from './ports/api-plan-store';

const MAX_REMEMBERED = 10_000;

/** Notices that a group has used a share of its calls: once for each share and year, whatever process counts. */
@Injectable()
export class ApiThresholdsService {
  private readonly noted = new LRUCache<string, true>({ max: MAX_REMEMBERED });

  constructor(
    private readonly store: ApiPlanStore,
    private readonly mails: ApiMailsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param usage calls of the period so far */
  async note(allowance: ApiAllowance, usage: number): Promise<void> {
    const { plan, quota, period } = allowance;
    for (const percent of reachedShares(usage, quota, plan.threshold)) {
      const key = `${String(plan.groupId)} ${period.from} ${String(percent)}`;
      if (this.noted.has(key)) continue;
      await this.unitOfWork.run(async () => {
        const isNew = await this.store.addReached(plan.groupId, period, percent, this.clock.now());
        if (isNew) await this.notify(allowance, percent, usage);
      });
      this.noted.set(key, true);
    }
  }

  private async notify({ plan, quota, period }: ApiAllowance, percent: number, usage: number): Promise<void> {
    const event: UsageThresholdReached = {
      type: 'developer.usage-threshold-reached',
      groupId: plan.groupId,
      percent,
      usage,
      quota,
      resetsOn: period.to,
    };
    this.unitOfWork.publish(event);
    if (!plan.notifies) return;
    const emails = await this.store.emailsOf(plan.groupId);
    const confirmed = emails.filter(({ confirmedAt }) => confirmedAt !== null);
    await this.mails.sendReached(event, { enabledBy: plan.enabledBy, emails: confirmed });
  }
}
