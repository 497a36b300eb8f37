import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { GroupsService } from '../../groups';
import { isAtLimit } from '../domain/limit-flag';
import { UNLIMITED } from '../domain/plan-table';
import { usageMonth } from '../domain/usage-period';
import { PlansService } from './plans.service';

/** How often people clicked on a group's links from one moment up to another. */
export type ReadGroupClicks = (groupId: number, from: Date, to: Date) => Promise<number>;

/**
 * People's clicks that count towards a plan. They are not counted a second time here: the module that counts clicks
 * imports this one and tells them, so that usage and analytics always agree.
 */
@Injectable()
export class GroupClicksService {
  private read: ReadGroupClicks = () => Promise.resolve(0);

  constructor(
    private readonly groups: GroupsService,
    private readonly plans: PlansService,
    private readonly clock: Clock,
  ) {}

  /** To be called once, before the first request. */
  readWith(read: ReadGroupClicks): void {
    this.read = read;
  }

  /** In the calendar month that is running in the group's time zone. */
  async thisMonth(groupId: number): Promise<number> {
    const { timeZone } = await this.groups.settingsOf(groupId);
    const { startsAt, resetsAt } = usageMonth(this.clock.now(), timeZone);
    return this.read(groupId, startsAt, resetsAt);
  }

  /** Whether the plan limits clicks and this month's are used up. */
  async isLimitReached(groupId: number): Promise<boolean> {
    const { clicks } = (await this.plans.planOf(groupId)).limits;
    return clicks !== UNLIMITED && isAtLimit(clicks, await this.thisMonth(groupId));
  }
}
