import { Injectable } from '@nestjs/common';
import { AnnouncedChanges } from '../../../../shared/change-feed/announced-changes';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { EventBus } from '../../../../shared/events/event-bus';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import type { HostChanged } from '../../events';
import { HostChangeLog } from '../ports/host-change-log';

/** Hosts that lead elsewhere, by their names. */
@Injectable()
export class HostChangeFeedService extends AnnouncedChanges<HostChanged['type']> {
  constructor(log: HostChangeLog, unitOfWork: UnitOfWork, events: EventBus, recurring: RecurringJobs) {
    super(
      log,
      { unitOfWork, events, recurring },
      {
        type: 'domains.host-changed',
        upkeep: 'domains.forget-host-news',
      },
    );
  }
}
