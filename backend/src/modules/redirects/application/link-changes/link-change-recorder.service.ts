import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../../shared/events/event-bus';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { LINK_EVENTS, type LinkEvent, changesOf } from './link-changes';
import { LinkChangeLog } from '../ports/link-change-log';

const HOUR_MS = 3_600_000;
/** Whoever has not looked for more news than these takes every link to have changed. */
const MAX_STORED = 10_000;

/** Writes down which links have changed, in the transactions that change them, so that no process misses it. */
@Injectable()
export class LinkChangeRecorder implements OnModuleInit {
  constructor(
    private readonly record: LinkChangeLog,
    private readonly events: EventBus,
    private readonly recurring: RecurringJobs,
  ) {}

  onModuleInit(): void {
    this.events.record<LinkEvent>(LINK_EVENTS, (events) => this.record.add(changesOf(events)));
    this.recurring.every('links.forget-news', HOUR_MS, () => this.record.keepLatest(MAX_STORED));
  }
}
