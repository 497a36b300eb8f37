import { BullModule, getQueueToken } from '@nestjs/bull';
import { type DynamicModule, Module } from '@nestjs/common';
import type Bull from 'bull';
import { BullConnections, BullWaker } from './bull-waker';
import type { JobPace } from './job';
import { JobProcessor, QUEUE_NAME } from './job-processor';
import { JobWaker } from './job-waker';

export interface BullJobs {
  readonly redisUrl: string;
  readonly prefix: string;
  readonly pace: JobPace;
  /** Whether this process takes jobs, too. */
  readonly doesWork: boolean;
}

/** The queue in Redis that wakes workers; loaded only where there is a Redis. */
@Module({})
export class BullJobsModule {
  static forRoot({ redisUrl, prefix, pace, doesWork }: BullJobs): DynamicModule {
    const connections = new BullConnections(redisUrl);
    const queue = { name: QUEUE_NAME, prefix, createClient: connections.createClient };
    return {
      module: BullJobsModule,
      imports: [BullModule.registerQueue(queue)],
      providers: [
        {
          provide: BullWaker,
          inject: [getQueueToken(QUEUE_NAME)],
          useFactory: (made: Bull.Queue<{ id: string }>) => new BullWaker(made, connections, pace),
        },
        { provide: JobWaker, useExisting: BullWaker },
        ...(doesWork ? [JobProcessor] : []),
      ],
      exports: [JobWaker],
    };
  }
}
