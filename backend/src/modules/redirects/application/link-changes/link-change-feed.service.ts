import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ProcessSettings } from '../../../../config/settings';
import { EventBus } from '../../../../shared/events/event-bus';
import { ANY_LINK, NEW_LINKS } from './link-changes';
import { ChangeWindow } from '../../../../shared/domain/change-window';
import { placeOf } from '../../domain/visit/visited-place';
import type { LinkChangedElsewhere, LinksChangedElsewhere, LinksCreatedElsewhere } from '../../events';
import { LinkChangeLog } from '../ports/link-change-log';

/** Between one look and the next: changes are seen by other processes within about this time. */
const INTERVAL_MS = 1_000;
/** News taken at once; when there are more, any link may have changed. */
const MAX_AT_ONCE = 1_000;
/** News before the latest that are known from the beginning, many transactions of them: what is missing between them may still come. */
const KNOWN_AT_FIRST = 5_000;

/** Reads the record of changed links on and on, and spreads what it says. */
@Injectable()
export class LinkChangeFeed implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(LinkChangeFeed.name);
  private window = new ChangeWindow([]);
  private timer: NodeJS.Timeout | null = null;
  private hasStopped = false;
  private isAway = false;

  constructor(
    private readonly record: LinkChangeLog,
    private readonly events: EventBus,
    private readonly process: ProcessSettings,
  ) {}

  /** Nothing is remembered of links before. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.process.servesWeb) return;
    await this.begin();
    this.lookLater();
  }

  onApplicationShutdown(): void {
    this.hasStopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  /** Spreads what has come. Rejects when the record cannot be read; nothing is missed by that. */
  async look(): Promise<void> {
    const { from, awaited } = this.window;
    const late = await this.record.these(awaited);
    const known = await this.record.since(from, MAX_AT_ONCE);
    // Where it was read up to is no more there, or it says more than is worth hearing one by one.
    if (known[0]?.id !== from || known.length === MAX_AT_ONCE) {
      await this.begin();
      await this.spread([ANY_LINK]);
      return;
    }
    await this.spread(this.window.take([...late, ...known]));
  }

  /** What was read before this may be older than any news, what is read afterwards only than those that are still to come. */
  private async begin(): Promise<void> {
    const from = (await this.record.latest()) - KNOWN_AT_FIRST;
    this.window = new ChangeWindow(await this.record.since(from, 2 * KNOWN_AT_FIRST));
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
          'The changes of links cannot be read; cached links are used until they can',
        );
      }
      this.isAway = true;
    }
    this.lookLater();
  }

  private async spread(change: readonly string[]): Promise<void> {
    const each = new Set(change);
    for (const one of each.has(ANY_LINK) ? [ANY_LINK] : each) await this.events.publish(eventOf(one));
  }
}

function eventOf(change: string): LinkChangedElsewhere | LinksCreatedElsewhere | LinksChangedElsewhere {
  if (change === ANY_LINK) return { type: 'redirects.links-changed-elsewhere' };
  if (change === NEW_LINKS) return { type: 'redirects.links-created-elsewhere' };
  return { type: 'redirects.link-changed-elsewhere', ...placeOf(change) };
}
