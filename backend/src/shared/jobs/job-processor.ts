import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { BullWaker } from './bull-waker';
import { MAX_CONCURRENCY } from './job';

export const QUEUE_NAME = 'jobs';

/** Takes ids of jobs from Redis; whether and by whom one is done, the table decides. */
@Processor(QUEUE_NAME)
export class JobProcessor {
  constructor(private readonly waker: BullWaker) {}

  @Process({ concurrency: MAX_CONCURRENCY })
  run({ data }: Pick<Job<{ id: string }>, 'data'>): Promise<void> {
    return this.waker.run(data.id);
  }
}
