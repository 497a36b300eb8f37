import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ProcessSettings } from '../../config/settings';
import { RecurringJobs } from './recurring-jobs';

const INTERVAL_MS = 1_000;

/** In processes that do work: has the scheduler ask every second whether a period of recurring work has begun. */
@Injectable()
export class RecurringTrigger implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private running: Promise<void> | null = null;
  private stopping = false;
  private failing = false;

  constructor(
    private readonly process: ProcessSettings,
    private readonly recurring: RecurringJobs,
  ) {}

  /** The period that is running at start is not left waiting for the first interval. */
  onApplicationBootstrap(): void {
    void this.trigger();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  /** Left out while the last one has not ended: a database that hangs must not gather them. */
  @Interval('recurring-jobs', INTERVAL_MS)
  async trigger(): Promise<void> {
    if (!this.process.doesWork || this.stopping || this.running) return;
    this.running = this.enqueueDue();
    await this.running;
    this.running = null;
  }

  private async enqueueDue(): Promise<void> {
    try {
      await this.recurring.enqueueDue();
      this.failing = false;
    } catch (error) {
      if (!this.failing) {
        this.logger.warn({ err: error }, 'recurring jobs could not be looked up; trying again');
      }
      this.failing = true;
    }
  }
}
