import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { type DynamicModule, Global, Module, type OnModuleInit } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import type { StorageSettings } from '../../config/settings';
import type { Settings } from '../../config/settings-from-env';
import { Metrics } from '../health/metrics';
import type * as BullJobs from './bull-jobs.module';
import { JobPace } from './job';
import { JobHandlers } from './job-handlers';
import { JobQueue } from './job-queue';
import { JobRunner } from './job-runner';
import { JobTable } from './job-table';
import { JobWaker, LocalWaker } from './job-waker';
import { JobWorker } from './job-worker';
import { RecurringJobs } from './recurring-jobs';
import { RecurringTrigger } from './recurring-trigger';

const HOUR_MS = 3_600_000;

/**
 * Several installations may share one Redis; each has its own jobs. The braces keep all keys on one
 * node of a cluster.
 */
export function redisPrefix({ databaseUrl, dataDir }: StorageSettings): string {
  const { host, pathname } = new URL(databaseUrl ?? `file://${dataDir}`);
  const installation = createHash('sha256').update(`${host}${pathname}`).digest('hex').slice(0, 12);
  return `{linklet-${installation}}`;
}

/** Bull and its binding are loaded only where there is a Redis. */
function bullJobs(
  { storage, process }: Pick<Settings, 'storage' | 'process'>,
  pace: JobPace,
): DynamicModule[] {
  const { redisUrl } = storage;
  if (redisUrl === null) return [];
  const { BullJobsModule } = createRequire(__filename)('./bull-jobs.module') as typeof BullJobs;
  const { doesWork } = process;
  return [BullJobsModule.forRoot({ redisUrl, prefix: redisPrefix(storage), pace, doesWork })];
}

/** Durable jobs: every process may leave some, processes that work do them. */
@Global()
@Module({})
export class JobsModule implements OnModuleInit {
  static forRoot(pace: JobPace, settings: Pick<Settings, 'storage' | 'process'>): DynamicModule {
    const bull = bullJobs(settings, pace);
    const local = { provide: JobWaker, useValue: new LocalWaker(pace.pollMs) };
    return {
      module: JobsModule,
      imports: [ScheduleModule.forRoot(), ...bull],
      providers: [
        { provide: JobPace, useValue: pace },
        ...(bull.length === 0 ? [local] : []),
        JobTable,
        JobHandlers,
        JobQueue,
        JobRunner,
        RecurringJobs,
        RecurringTrigger,
        JobWorker,
      ],
      exports: [JobQueue, JobHandlers, RecurringJobs],
    };
  }

  constructor(
    private readonly recurring: RecurringJobs,
    private readonly table: JobTable,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.recurring.every('jobs.remove-done', HOUR_MS, () => this.table.removeDone());
    this.metrics.gauge('linklet_jobs_open', 'Jobs that are to be done, now or later.', async () => {
      const { open } = await this.table.openJobs();
      return open;
    });
    this.metrics.gauge('linklet_jobs_due', 'Jobs that a worker could begin now.', async () => {
      const { due } = await this.table.openJobs();
      return due;
    });
    this.metrics.gauge('linklet_jobs_failed', 'Jobs that failed for good.', async () => {
      const { failed } = await this.table.openJobs();
      return failed;
    });
  }
}
