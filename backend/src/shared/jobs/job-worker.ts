import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ProcessSettings } from '../../config/settings';
import { JobPace } from './job';
import { JobRunner } from './job-runner';
import { JobWaker } from './job-waker';

const MAX_PER_SWEEP = 1_000;

/** In processes that do work: looks for due jobs from start to stop. */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private loop: Promise<void> | undefined;
  private stopping = false;
  private troubled = false;
  private nextLook = 0;

  constructor(
    private readonly process: ProcessSettings,
    private readonly runner: JobRunner,
    private readonly waker: JobWaker,
    private readonly pace: JobPace,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.process.doesWork) return;
    this.waker.begin((id) => this.runner.runOne(id));
    this.loop = this.look();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (!this.loop) return;
    this.stopping = true;
    this.waker.signal.raise();
    await this.waker.end();
    await this.runner.stop();
    await this.loop;
  }

  private async look(): Promise<void> {
    let called = true;
    while (!this.stopping) {
      try {
        if (called || performance.now() >= this.nextLook) await this.bringUp();
        this.troubled = false;
      } catch (error) {
        if (!this.troubled) this.logger.warn({ err: error }, 'due jobs could not be looked up; trying again');
        this.troubled = true;
      }
      called = await this.waker.signal.rest(this.pace.pollMs);
    }
  }

  private async bringUp(): Promise<void> {
    const due = await this.runner.due(MAX_PER_SWEEP);
    if (!(await this.waker.deliver(due))) await this.runner.runDue();
    this.nextLook = performance.now() + this.waker.restMs;
  }
}
