import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { ChangeFeed } from '../../../../shared/change-feed/change-feed';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { EventBus } from '../../../../shared/events/event-bus';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import type { HostChanged } from '../../events';
import { HostChangeLog } from '../ports/host-change-log';

const HOUR_MS = 3_600_000;

const changeOf = (host: string): HostChanged => ({ type: 'domains.host-changed', host });

/** Writes down in the transactions that change hosts which ones they are, and tells every process. */
@Injectable()
export class HostChangeFeed implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly feed: ChangeFeed;

  constructor(
    private readonly log: HostChangeLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventBus,
    private readonly recurring: RecurringJobs,
  ) {
    this.feed = new ChangeFeed(log, {
      logger: new Logger(HostChangeFeed.name),
      handler: (host) => events.publish(changeOf(host)),
    });
  }

  /** Before anything is read of hosts. */
  async onModuleInit(): Promise<void> {
    this.recurring.every('domains.forget-host-news', HOUR_MS, () => this.feed.deleteOld());
    await this.feed.begin();
  }

  onApplicationBootstrap(): void {
    this.feed.pollOnAndOn();
  }

  onApplicationShutdown(): void {
    this.feed.stop();
  }

  /** A host leads elsewhere: this process hears it with the commit, the others soon after. Part of the caller's unit of work. */
  async publish(host: string): Promise<void> {
    await this.log.add([host]);
    this.unitOfWork.publish(changeOf(host));
  }

  /** A host leads elsewhere, here or in another process; `ANY_CHANGE` when it may be any. */
  listen(handler: (host: string) => Promise<void>): void {
    this.events.on<HostChanged>('domains.host-changed', ({ host }) => handler(host));
  }

  /** Tells this process what others have changed. */
  poll(): Promise<void> {
    return this.feed.poll();
  }
}
