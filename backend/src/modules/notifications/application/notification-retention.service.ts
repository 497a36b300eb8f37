import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { RecurringJobs } from '../../../shared/jobs/recurring-jobs';
import { NOTIFICATION_RETENTION_MS } from '../domain/notification';
import { NotificationStore } from './ports/notification-store';

const HOUR_MS = 3_600_000;

/** Deletes old notifications. */
@Injectable()
export class NotificationRetentionService implements OnModuleInit {
  constructor(
    private readonly recurring: RecurringJobs,
    private readonly store: NotificationStore,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.recurring.every('notifications.remove-old', HOUR_MS, () => this.removeOld());
  }

  removeOld(): Promise<void> {
    return this.store.removeOlderThan(new Date(this.clock.now().getTime() - NOTIFICATION_RETENTION_MS));
  }
}
