import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import { BYTE_ORDER_MARK, csvLine } from '../../../shared/domain/csv';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { MemberLogService, type MemberLogPage, type MemberLogRange } from '../../account';
import { PlansService } from '../../billing';
import type { TeamCall } from './team-call';

const EXPORTS = { name: 'teams.activities-export', points: 20, seconds: 3_600 };
const ROWS_AT_ONCE = 1_000;

/** What members of a group did: everybody's part for admins, their own for others. */
@Injectable()
export class ActivitiesService {
  constructor(
    private readonly log: MemberLogService,
    private readonly plans: PlansService,
    private readonly audit: AuditTrail,
    private readonly limits: RateLimits,
  ) {}

  page({ member }: TeamCall, range: MemberLogRange): Promise<MemberLogPage> {
    return this.log.page(member, range);
  }

  /** From the start of the range to the end of the log, as lines of a table. Throws `FeatureMissing`. */
  async table(call: TeamCall, range: MemberLogRange): Promise<AsyncGenerator<string>> {
    const { member, groupId, address } = call;
    await this.plans.requireFeature(groupId, 'export');
    await this.limits.take(EXPORTS, member.userId);
    const first = await this.log.page(member, { ...range, limit: ROWS_AT_ONCE });
    const action = 'teams.activities-exported';
    await this.audit.record({ action, outcome: 'done', userId: member.userId, groupId, address });
    return this.lines(call, range, first);
  }

  private async *lines(
    { member }: TeamCall,
    range: MemberLogRange,
    first: MemberLogPage,
  ): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(['time', 'userId', 'name', 'action', 'outcome', 'place', 'details']);
    for (let page = first; ;) {
      yield page.events.map(lineOf).join('');
      if (page.start === null) return;
      page = await this.log.page(member, { ...range, limit: ROWS_AT_ONCE, start: page.start });
    }
  }
}

function lineOf({
  time,
  userId,
  name,
  action,
  outcome,
  address,
  details,
}: MemberLogPage['events'][number]): string {
  const facts = Object.entries(details).map(([fact, value]) => `${fact}: ${value}`);
  return csvLine([time.toISOString(), userId, name ?? '', action, outcome, address ?? '', facts.join('; ')]);
}
