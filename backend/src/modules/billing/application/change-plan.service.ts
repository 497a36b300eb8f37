import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { Groups } from '../../groups';
import type { CurrentPlan } from '../domain/plan-table';
import type { PlanChanged } from '../events';

/** Gives groups another plan. What a group has beyond a smaller plan's limits stays; nothing is added to it. */
@Injectable()
export class ChangePlan {
  constructor(
    private readonly groups: Groups,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** `address`: where the call came from. Throws when there is no such group. */
  async change({ userId }: Member, groupId: number, to: CurrentPlan, address: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const from = await this.groups.changePlan(groupId, to);
      if (from === to) return;
      const action = 'billing.plan-changed';
      await this.audit.record({ action, outcome: 'done', userId, groupId, address, details: { from, to } });
      const at = this.clock.now().toISOString();
      const news: PlanChanged = { type: action, groupId, from, to, at };
      this.unitOfWork.announce(news);
    });
  }
}
