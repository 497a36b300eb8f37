import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { VerifiedPeople } from '../../../../shared/verified-people/verified-people';
import { ProgramChangeFeedService } from '../../../identity';
import { apiDayOf } from '../domain/api-period';
import { DEFAULT_THRESHOLD } from '../domain/api-plan';
import { PhoneNotVerified } from '../domain/api-plan.errors';
import { ApiPlanStore } from './ports/api-plan-store';

/** Lets a group call the API. */
@Injectable()
export class EnableApiService {
  constructor(
    private readonly store: ApiPlanStore,
    private readonly people: VerifiedPeople,
    private readonly changes: ProgramChangeFeedService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Enabling it again changes nothing. Throws `PhoneNotVerified`. @param address where the call comes from */
  async run({ userId, groupId }: Member, address: string): Promise<void> {
    if (!(await this.people.passes(userId))) throw new PhoneNotVerified();
    const now = this.clock.now();
    const startsOn = apiDayOf(now);
    const plan = { groupId, startsOn, enabledBy: userId, notifies: true, threshold: DEFAULT_THRESHOLD };
    await this.unitOfWork.run(async () => {
      if (!(await this.store.add(plan, now))) return;
      await this.audit.record({
        action: 'developer.plan-enabled',
        outcome: 'done',
        userId,
        groupId,
        address,
      });
      await this.changes.publish(String(groupId));
    });
  }
}
