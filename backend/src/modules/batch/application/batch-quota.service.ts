import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { PlanLimitsService } from '../../billing';
import { GroupMembersService, GroupsService } from '../../groups';
import { nextDay } from '../domain/next-day';

/** How many links of files a group may make on a day. */
@Injectable()
export class BatchQuotaService {
  constructor(
    private readonly limits: PlanLimitsService,
    private readonly members: GroupMembersService,
    private readonly groups: GroupsService,
    private readonly clock: Clock,
  ) {}

  get now(): Date {
    return this.clock.now();
  }

  /** What is left of today, until the caller's unit of work ends: no other member of the group takes any. */
  async left(groupId: number): Promise<number> {
    await this.members.hold(groupId);
    return this.limits.left(groupId, 'batchLinks');
  }

  async take(groupId: number, links: number): Promise<void> {
    if (links > 0) await this.limits.take(groupId, 'batchLinks', links);
  }

  /** When tomorrow begins for the group. */
  async tomorrow(groupId: number): Promise<Date> {
    const { timeZone } = await this.groups.settingsOf(groupId);
    return nextDay(this.now, timeZone);
  }
}
