import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import { Clock } from '../../../shared/domain/clock';
import { RecurringJobs } from '../../../shared/jobs/recurring-jobs';
import { GroupsService } from '../../groups';
import { highestLivePlan, isLive, type PlanGrant } from '../domain/plan-grant';
import type { PlanChanged } from '../events';
import { type ExchangedGrant, type GrantLimit, GrantStore } from './ports/grant-store';

const INTERVAL_MS = 60_000;
/** The rest is taken up a minute later. */
const MAX_GROUPS_PER_RUN = 1_000;
/** Grants begin and end by themselves. */
const NOBODY: Giver = { userId: 0 };

/** Who changes what a group has been granted. */
interface Giver {
  readonly userId: number;
  /** Where the call came from. */
  readonly address?: string;
  /** Why it was done by hand. */
  readonly reason?: string;
}

/** What groups have been granted. Nothing else writes the plan of a group, which is the cache of the highest live one. */
@Injectable()
export class PlanGrantsService implements OnModuleInit {
  constructor(
    private readonly groups: GroupsService,
    private readonly store: GrantStore,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly recurring: RecurringJobs,
  ) {}

  onModuleInit(): void {
    this.recurring.every('billing.follow-grants', INTERVAL_MS, ({ signal }) => this.follow(signal));
  }

  /** Gives nothing when the source has given something for that reference before. Throws when there is no such group. */
  give(grant: PlanGrant, giver: Giver): Promise<void> {
    return this.change(grant.groupId, giver, (now) => this.store.add(grant, now));
  }

  /** The same, instead of all that its source has given the group before. */
  giveInstead(grant: PlanGrant, giver: Giver): Promise<void> {
    return this.change(grant.groupId, giver, async (now) => {
      const { groupId, source, plan, until } = grant;
      const known = await this.store.grantsOf(groupId);
      const isSame = (each: PlanGrant) =>
        each.source === source &&
        each.plan === plan &&
        isLive(each, now) &&
        each.until?.getTime() === until?.getTime();
      if (known.some(isSame)) return false;
      await this.store.end(groupId, source, now);
      return this.store.add(grant, now);
    });
  }

  /** Takes back all that a source has given. Throws when there is no such group. */
  end({ groupId, source }: Pick<PlanGrant, 'groupId' | 'source'>, giver: Giver): Promise<void> {
    return this.change(groupId, giver, async (now) => {
      await this.store.end(groupId, source, now);
      return true;
    });
  }

  /** Another plan by a grant that was given before. Throws when there is no such group. */
  exchange(grant: ExchangedGrant, giver: Giver): Promise<void> {
    return this.change(grant.groupId, giver, async () => {
      await this.store.exchange(grant);
      return true;
    });
  }

  /** Lets a grant end at that moment, or go on when it is null. Throws when there is no such group. */
  limit(grant: GrantLimit, giver: Giver): Promise<void> {
    return this.change(grant.groupId, giver, async (now) => {
      await this.store.limit(grant, now);
      return true;
    });
  }

  /** What counts for a group now. */
  async liveOf(groupId: number): Promise<PlanGrant[]> {
    const now = this.clock.now();
    return (await this.store.grantsOf(groupId)).filter((grant) => isLive(grant, now));
  }

  /** Gives groups the plans of grants that have begun or ended since. */
  async follow(signal: AbortSignal): Promise<void> {
    for (const groupId of await this.store.dueGroups(this.clock.now(), MAX_GROUPS_PER_RUN)) {
      if (signal.aborted) return;
      await this.change(groupId, NOBODY, async (now) => {
        await this.store.schedule(groupId, now);
        return false;
      });
    }
  }

  /** @param work says whether it changed anything that the log should give a reason for */
  private async change(
    groupId: number,
    { reason, ...giver }: Giver,
    work: (now: Date) => Promise<boolean>,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const outcome = { hasChanged: false };
      const { from, to } = await this.groups.changePlan(groupId, async () => {
        const now = this.clock.now();
        outcome.hasChanged = await work(now);
        return highestLivePlan(await this.store.grantsOf(groupId), now);
      });
      if (from === to && !(outcome.hasChanged && reason !== undefined)) return;
      const action = 'billing.plan-changed';
      const details = { from, to, ...(reason === undefined ? {} : { reason }) };
      await this.audit.record({ ...giver, action, outcome: 'done', groupId, details });
      if (from === to) return;
      const at = this.clock.now().toISOString();
      const event: PlanChanged = { type: action, groupId, from, to, at };
      this.unitOfWork.publish(event);
    });
  }
}
