import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../../shared/events/event-bus';
import { LINK_EVENTS, type LinkEvent, linkChangesOf } from './link-changes';
import { LinkChangeLog } from '../ports/link-change-log';

/** Writes down which links have changed, in the transactions that change them, so that no process misses it. */
@Injectable()
export class LinkChangeRecorderService implements OnModuleInit {
  constructor(
    private readonly log: LinkChangeLog,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    this.events.record<LinkEvent>(LINK_EVENTS, (events) => this.log.add(linkChangesOf(events)));
  }
}
