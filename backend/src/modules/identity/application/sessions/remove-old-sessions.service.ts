import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { SessionRepository } from '../ports/session-repository';

const HOUR_MS = 3_600_000;
/** Until then an old token still shows that it was used twice, and support can tell why a session is over. */
const RETENTION_MS = 30 * 24 * HOUR_MS;

/** Forgets sessions that have been over for long. */
@Injectable()
export class RemoveOldSessionsService implements OnModuleInit {
  constructor(
    private readonly recurring: RecurringJobs,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.recurring.every('identity.remove-old-sessions', HOUR_MS, () => this.run());
  }

  async run(): Promise<void> {
    await this.sessions.removeOlderThan(new Date(this.clock.now().getTime() - RETENTION_MS));
  }
}
