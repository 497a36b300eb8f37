import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { ProcessSettings } from '../../../../config/settings';
import { ChangeFeed } from '../../../../shared/change-feed/change-feed';
import { ANY_CHANGE } from '../../../../shared/change-feed/change-log';
import { EventBus } from '../../../../shared/events/event-bus';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { visitedPlaceOf } from '../../domain/visit/visited-place';
import type { LinkChangedElsewhere, LinksChangedElsewhere, LinksCreatedElsewhere } from '../../events';
import { LinkChangeLog } from '../ports/link-change-log';
import { NEW_LINKS } from './link-changes';

const HOUR_MS = 3_600_000;

/** Tells a process that answers visits which links have changed. */
@Injectable()
export class LinkChangeFeedService implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly feed: ChangeFeed;

  constructor(
    log: LinkChangeLog,
    events: EventBus,
    private readonly process: ProcessSettings,
    private readonly recurring: RecurringJobs,
  ) {
    this.feed = new ChangeFeed(log, {
      logger: new Logger(LinkChangeFeedService.name),
      handler: (change) => events.publish(eventOf(change)),
    });
  }

  onModuleInit(): void {
    this.recurring.every('links.forget-news', HOUR_MS, () => this.feed.deleteOld());
  }

  /** Nothing is cached of links before. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.process.servesWeb) return;
    await this.feed.begin();
    this.feed.keepPolling();
  }

  onApplicationShutdown(): void {
    this.feed.stop();
  }

  /** Tells this process what any of them has changed. */
  poll(): Promise<void> {
    return this.feed.poll();
  }
}

function eventOf(change: string): LinkChangedElsewhere | LinksCreatedElsewhere | LinksChangedElsewhere {
  if (change === ANY_CHANGE) return { type: 'redirects.links-changed-elsewhere' };
  if (change === NEW_LINKS) return { type: 'redirects.links-created-elsewhere' };
  return { type: 'redirects.link-changed-elsewhere', ...visitedPlaceOf(change) };
}
