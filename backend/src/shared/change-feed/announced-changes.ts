import {
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { UnitOfWork } from '../database/unit-of-work';
import type { EventBus } from '../events/event-bus';
import type { RecurringJobs } from '../jobs/recurring-jobs';
import { ChangeFeed } from './change-feed';
import type { ChangeLog } from './change-log';

const HOUR_MS = 3_600_000;

export interface AnnouncementTools {
  readonly unitOfWork: UnitOfWork;
  readonly events: EventBus;
  readonly recurring: RecurringJobs;
}

interface Announcement<Type extends string> {
  readonly type: Type;
  /** Of the job that deletes what every process has read. */
  readonly upkeep: string;
  /** How often other processes look, where each second is too seldom. */
  readonly intervalMs?: number;
}

interface Changed<Type extends string> {
  readonly type: Type;
  readonly change: string;
}

/** Writes changes down in the transactions that make them, and tells every process. */
export abstract class AnnouncedChanges<Type extends string>
  implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown
{
  private readonly feed: ChangeFeed;

  protected constructor(
    private readonly log: ChangeLog,
    private readonly tools: AnnouncementTools,
    private readonly announcement: Announcement<Type>,
  ) {
    this.feed = new ChangeFeed(log, {
      intervalMs: announcement.intervalMs,
      logger: new Logger(new.target.name),
      handler: (change) => tools.events.publish(this.eventOf(change)),
    });
  }

  /** Before anything is read of what may change. */
  async onModuleInit(): Promise<void> {
    this.tools.recurring.every(this.announcement.upkeep, HOUR_MS, () => this.feed.deleteOld());
    await this.feed.begin();
  }

  onApplicationBootstrap(): void {
    this.feed.keepPolling();
  }

  onApplicationShutdown(): void {
    this.feed.stop();
  }

  /** Something changes: this process hears it with the commit, the others soon after. Part of the caller's unit of work. */
  async publish(change: string): Promise<void> {
    await this.log.add([change]);
    this.tools.unitOfWork.publish(this.eventOf(change));
  }

  /** Something has changed, here or in another process; `ANY_CHANGE` when it may be anything. */
  listen(handler: (change: string) => Promise<void> | void): void {
    this.tools.events.on<Changed<Type>>(this.announcement.type, async ({ change }) => {
      await handler(change);
    });
  }

  /** Tells this process what others have changed. */
  poll(): Promise<void> {
    return this.feed.poll();
  }

  private eventOf(change: string): Changed<Type> {
    return { type: this.announcement.type, change };
  }
}
