import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../../shared/events/event-bus';
import { JobHandlers } from '../../../../shared/jobs/job-handlers';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import type { PlanChanged } from '../../../billing/events';
import type { MemberErased } from '../../../groups/events';
import { CHECK_JOB } from './brand-domain-edits.service';
import { BrandDomainChecksService } from './brand-domain-checks.service';
import { DomainsFollowGroupsService } from './domains-follow-groups.service';

const LOOK_INTERVAL_MS = 30_000;
const HOUR_MS = 3_600_000;

/** What happens to domains by the passing of time, and when their group changes. */
@Injectable()
export class BrandDomainUpkeepService implements OnModuleInit {
  constructor(
    private readonly checks: BrandDomainChecksService,
    private readonly groups: DomainsFollowGroupsService,
    private readonly handlers: JobHandlers,
    private readonly recurring: RecurringJobs,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    this.handlers.register(CHECK_JOB, ({ id }: { id: number }) => this.checks.checkOne(id));
    this.recurring.every('domains.check-due', LOOK_INTERVAL_MS, ({ signal }) =>
      this.checks.followDue(signal),
    );
    this.recurring.every('domains.release-without-plan', HOUR_MS, ({ signal }) =>
      this.groups.releaseOverdue(signal),
    );
    this.recurring.every('domains.forget-claims', HOUR_MS, () => this.checks.forgetLapsed());
    // News may be lost with the process: each look asks for the group again.
    this.events.on<PlanChanged>('billing.plan-changed', ({ groupId }) => this.groups.followGroup(groupId));
    this.events.on<MemberErased>('groups.member-erased', ({ groupId }) => this.groups.followGroup(groupId));
  }
}
