import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { ChangeWindow } from '../../../../shared/domain/change-window';
import { EventBus } from '../../../../shared/events/event-bus';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { ANY_HOST } from '../../domain/known-host';
import type { HostChanged } from '../../events';
import { HostChangeLog } from '../ports/host-change-log';

const HOUR_MS = 3_600_000;
/** Changes are seen by other processes within about this time. */
const INTERVAL_MS = 1_000;
const MAX_AT_ONCE = 1_000;
const MAX_STORED = 10_000;

/** Writes down in the transactions that change hosts which ones they are, and tells every process. */
@Injectable()
export class HostChangeFeed implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(HostChangeFeed.name);
  private window = new ChangeWindow([]);
  private timer: NodeJS.Timeout | null = null;
  private hasStopped = false;
  private isAway = false;

  constructor(
    private readonly record: HostChangeLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventBus,
    private readonly recurring: RecurringJobs,
  ) {}

  /** Before anything is read of hosts. */
  async onModuleInit(): Promise<void> {
    this.recurring.every('domains.forget-host-news', HOUR_MS, () => this.record.keepLatest(MAX_STORED));
    await this.begin();
  }

  onApplicationBootstrap(): void {
    this.lookLater();
  }

  onApplicationShutdown(): void {
    this.hasStopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  /** A host leads elsewhere: this process hears it with the commit, the others soon after. Part of the caller's unit of work. */
  async publish(host: string): Promise<void> {
    await this.record.add(host);
    const event: HostChanged = { type: 'domains.host-changed', host };
    this.unitOfWork.publish(event);
  }

  /** A host leads elsewhere, here or in another process. */
  listen(handler: (host: string) => Promise<void>): void {
    this.events.on<HostChanged>('domains.host-changed', ({ host }) => handler(host));
  }

  /** Spreads what has come. Rejects when the record cannot be read; nothing is missed by that. */
  async look(): Promise<void> {
    const { from, awaited } = this.window;
    const late = await this.record.these(awaited);
    const known = await this.record.since(from, MAX_AT_ONCE);
    if (known[0]?.id !== from || known.length === MAX_AT_ONCE) {
      await this.begin();
      await this.spread([ANY_HOST]);
      return;
    }
    await this.spread(this.window.take([...late, ...known]));
  }

  private async begin(): Promise<void> {
    this.window = new ChangeWindow(await this.record.latest(MAX_AT_ONCE));
  }

  private async spread(hosts: readonly string[]): Promise<void> {
    for (const host of new Set(hosts)) {
      const event: HostChanged = { type: 'domains.host-changed', host };
      await this.events.publish(event);
    }
  }

  private lookLater(): void {
    if (this.hasStopped) return;
    this.timer = setTimeout(() => void this.lookAndGoOn(), INTERVAL_MS).unref();
  }

  private async lookAndGoOn(): Promise<void> {
    try {
      await this.look();
      this.isAway = false;
    } catch (error) {
      if (!this.isAway && !this.hasStopped) {
        this.logger.warn(
          { err: error },
          'The changes of hosts cannot be read; cached hosts are used until they can',
        );
      }
      this.isAway = true;
    }
    this.lookLater();
  }
}
