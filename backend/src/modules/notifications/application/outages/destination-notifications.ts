import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../../shared/events/event-bus';
import type { DestinationBlocked } from '../../../abuse/events';
import type { DestinationBack, DestinationDown, DestinationJudged } from '../../../monitoring/events';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { OutageMailsService } from './outage-mails.service';
import { OwnerNotifierService } from './owner-notifier.service';
import type { DestinationEvent } from './owner-notice';

const MINUTE_MS = 60_000;

/** Hears what becomes of destinations, and has the mails about them sent in time. */
@Injectable()
export class DestinationNotifications implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly owners: OwnerNotifierService,
    private readonly mails: OutageMailsService,
    private readonly recurring: RecurringJobs,
  ) {}

  onModuleInit(): void {
    const notify = (event: DestinationEvent) => this.owners.notify(event);
    this.events.on<DestinationDown>('monitoring.destination-down', notify);
    this.events.on<DestinationBack>('monitoring.destination-back', notify);
    this.events.on<DestinationJudged>('monitoring.destination-judged', notify);
    this.events.on<DestinationBlocked>('abuse.destination-blocked', notify);
    this.recurring.every('account.mail-outages', MINUTE_MS, ({ signal }) => this.mails.send(signal));
  }
}
