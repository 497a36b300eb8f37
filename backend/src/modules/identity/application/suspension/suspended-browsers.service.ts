import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { readBrowserUuid } from '../../domain/browser-uuid';
import { BrowserSuspended } from '../../domain/identity.errors';
import { SuspendedBrowserStore } from '../ports/suspended-browsers';

const DAY_MS = 24 * 3_600_000;
const SUSPENSION_MS = 30 * DAY_MS;

/** Browsers whose guests make nothing for 30 days: a guest is known by nothing else. */
@Injectable()
export class SuspendedBrowsersService implements OnModuleInit {
  constructor(
    private readonly store: SuspendedBrowserStore,
    private readonly recurring: RecurringJobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.recurring.every('identity.forget-suspended-browsers', DAY_MS, () =>
      this.store.removeEnded(this.clock.now()),
    );
  }

  /** A browser's own id as it is kept; null for a text that is none. */
  browserIn(text: string): string | null {
    return readBrowserUuid(text);
  }

  /** Null while it is not. */
  async untilOf(browserUuid: string): Promise<Date | null> {
    const until = await this.store.untilOf(browserUuid);
    return until !== null && until > this.clock.now() ? until : null;
  }

  /** Throws `BrowserSuspended` while it is. */
  async check(browserUuid: string): Promise<void> {
    if ((await this.untilOf(browserUuid)) !== null) throw new BrowserSuspended();
  }

  /** From now on for 30 days; false while it is suspended already. Part of the caller's unit of work. */
  suspend(browserUuid: string): Promise<boolean> {
    const from = this.clock.now();
    return this.store.suspend(browserUuid, { from, until: new Date(from.getTime() + SUSPENSION_MS) });
  }

  restore(browserUuid: string): Promise<void> {
    return this.store.restore(browserUuid);
  }
}
