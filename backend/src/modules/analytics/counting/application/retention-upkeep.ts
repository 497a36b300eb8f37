import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../../shared/events/event-bus';
import { JobHandlers } from '../../../../shared/jobs/job-handlers';
import { JobQueue } from '../../../../shared/jobs/job-queue';
import { planNamed } from '../../../billing/values';
import type { PlanChanged } from '../../../billing/events';
import { HitRetentionService } from './hit-retention.service';

const JOB = 'analytics.shorten-retention';
/** An ingester remembers for a minute how long a group's hits are kept, and may be in the middle of writing some down. */
const PAUSE_MS = 2 * 60_000;

const daysOf = (plan: string): number => planNamed(plan).limits.logRetentionDays;

/** Follows plans that keep hits for fewer days than the one before. */
@Injectable()
export class RetentionUpkeep implements OnModuleInit {
  constructor(
    private readonly retention: HitRetentionService,
    private readonly events: EventBus,
    private readonly queue: JobQueue,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.events.record<PlanChanged>(['billing.plan-changed'], (events) => this.shortenSoon(events));
    this.handlers.register(JOB, ({ groupId }: { readonly groupId: number }, { signal }) =>
      this.retention.shorten(groupId, signal),
    );
  }

  private async shortenSoon(events: readonly PlanChanged[]): Promise<void> {
    for (const { groupId, from, to, at } of events) {
      if (daysOf(to) >= daysOf(from)) continue;
      const runAt = new Date(Date.parse(at) + PAUSE_MS);
      await this.queue.enqueue({ name: JOB, id: `${JOB}:${groupId}:${at}`, payload: { groupId }, runAt });
    }
  }
}
