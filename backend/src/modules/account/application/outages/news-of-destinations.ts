import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../../shared/events/event-bus';
import type { DestinationBack, DestinationDown, DestinationJudged } from '../../../links/events';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { OutageMails } from './outage-mails.service';
import { TellOwners } from './tell-owners.service';
import type { DestinationEvent } from './telling';

const MINUTE_MS = 60_000;

/** Hears what becomes of destinations, and has the mails about them sent in time. */
@Injectable()
export class NewsOfDestinations implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly owners: TellOwners,
    private readonly mails: OutageMails,
    private readonly recurring: RecurringJobs,
  ) {}

  onModuleInit(): void {
    const tell = (event: DestinationEvent) => this.owners.tell(event);
    this.events.on<DestinationDown>('links.destination-down', tell);
    this.events.on<DestinationBack>('links.destination-back', tell);
    this.events.on<DestinationJudged>('links.destination-judged', tell);
    this.recurring.every('account.mail-outages', MINUTE_MS, ({ signal }) => this.mails.send(signal));
  }
}
