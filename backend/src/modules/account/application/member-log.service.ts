import { Injectable } from '@nestjs/common';
import { AuditLogQuery, type AuditEvent } from '../../../shared/audit/audit-log.query';
import type { Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { PlansService } from '../../billing';
import { PeopleService } from '../../identity';

const DAY_MS = 24 * 3_600_000;

export interface MemberLogRange {
  readonly start: number;
  readonly limit: number;
  readonly q: string;
  /** Only what this person did, if an admin asks. */
  readonly userId?: number | undefined;
}

export interface MemberLogPage {
  readonly events: readonly (AuditEvent & {
    /** Null when the person has none, or is gone. */
    readonly name: string | null;
  })[];
  /** Where the next page begins; null when there is none. */
  readonly start: number | null;
  readonly retentionDays: number;
}

/** What the members of a group did, as far back as the group's plan keeps it. */
@Injectable()
export class MemberLogService {
  constructor(
    private readonly log: AuditLogQuery,
    private readonly plans: PlansService,
    private readonly people: PeopleService,
    private readonly clock: Clock,
  ) {}

  /** Admins see everybody's part, others their own. */
  async page(member: Member, range: MemberLogRange): Promise<MemberLogPage> {
    const { logRetentionDays } = (await this.plans.planOf(member.groupId)).limits;
    const { userId: wanted, ...part } = range;
    const whose = member.groupLevel === 2 ? wanted : member.userId;
    const { events, start } = await this.log.ofGroup({
      ...part,
      groupId: member.groupId,
      since: new Date(this.clock.now().getTime() - logRetentionDays * DAY_MS),
      ...(whose === undefined ? {} : { userId: whose }),
    });
    const names = await this.people.namesOf([...new Set(events.map(({ userId }) => userId))]);
    return {
      events: events.map((event) => ({ ...event, name: names.get(event.userId) ?? null })),
      start,
      retentionDays: logRetentionDays,
    };
  }
}
