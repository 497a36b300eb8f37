import { EventBus } from '../../../../shared/events/event-bus';
import type { NewJob } from '../../../../shared/jobs/job';
import { JobHandlers } from '../../../../shared/jobs/job-handlers';
import type { JobQueue } from '../../../../shared/jobs/job-queue';
import type { PlanChanged } from '../../../billing/events';
import type { HitRetentionService } from './hit-retention.service';
import { RetentionUpkeep } from './retention-upkeep';

const AT = '2026-11-21T10:00:00.000Z';

describe('a group that changes its plan', () => {
  async function jobsAfter(from: string, to: string): Promise<NewJob[]> {
    const jobs: NewJob[] = [];
    const queue = { enqueue: (job: NewJob) => Promise.resolve(void jobs.push(job)) } as unknown as JobQueue;
    const events = new EventBus();
    new RetentionUpkeep({} as HitRetentionService, events, queue, new JobHandlers()).onModuleInit();
    const event: PlanChanged = { type: 'billing.plan-changed', groupId: 4, from, to, at: AT };
    await events.writeDown([event]);
    return jobs;
  }

  it('has its hits kept for fewer days when the plan has fewer, once nobody counts by the old one', async () => {
    expect(await jobsAfter('classic', 'free')).toEqual([
      {
        name: 'analytics.shorten-retention',
        id: `analytics.shorten-retention:4:${AT}`,
        payload: { groupId: 4 },
        runAt: new Date('2026-11-21T10:02:00.000Z'),
      },
    ]);
  });

  it.each([
    ['free', 'classic'],
    ['personal', 'free'],
    ['initial', 'initialWithBsd'],
  ])('has them as before from %s to %s', async (from, to) => {
    expect(await jobsAfter(from, to)).toEqual([]);
  });

  it('has that done by the job', async () => {
    const handlers = new JobHandlers();
    const shorten = jest.fn().mockResolvedValue(undefined);
    const retention = { shorten } as unknown as HitRetentionService;
    new RetentionUpkeep(retention, new EventBus(), {} as JobQueue, handlers).onModuleInit();
    const { signal } = new AbortController();
    const run = { id: 'x', attempt: 1, signal };
    await handlers.find('analytics.shorten-retention')({ groupId: 4 } as never, run);
    expect(shorten).toHaveBeenCalledWith(4, signal);
  });
});
