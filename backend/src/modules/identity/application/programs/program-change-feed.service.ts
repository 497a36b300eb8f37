import { Injectable } from '@nestjs/common';
import { AnnouncedChanges } from '../../../../shared/change-feed/announced-changes';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { EventBus } from '../../../../shared/events/event-bus';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import type { ProgramsChanged } from '../../events';
import { ProgramChangeLog } from '../ports/program-change-log';

/** A token that is revoked has to be over within a second, in every process. */
const INTERVAL_MS = 500;

/** Groups whose programs may do something else than before, by the groups' numbers. */
@Injectable()
export class ProgramChangeFeedService extends AnnouncedChanges<ProgramsChanged['type']> {
  constructor(log: ProgramChangeLog, unitOfWork: UnitOfWork, events: EventBus, recurring: RecurringJobs) {
    super(
      log,
      { unitOfWork, events, recurring },
      {
        type: 'identity.programs-changed',
        upkeep: 'identity.forget-program-news',
        intervalMs: INTERVAL_MS,
      },
    );
  }
}
