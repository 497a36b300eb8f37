import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { RecurringJobs } from '../../../shared/jobs/recurring-jobs';
import { AccountStores } from './account-stores';
import { LeavingService } from './leaving/leaving.service';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Removes what has had its time, and accounts that should be gone. */
@Injectable()
export class AccountUpkeep implements OnModuleInit {
  constructor(
    private readonly recurring: RecurringJobs,
    private readonly stores: AccountStores,
    private readonly leaving: LeavingService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.recurring.every('account.remove-old', HOUR_MS, () => this.removeOld());
    this.recurring.every('account.erase-again', HOUR_MS, () => this.leaving.resume());
  }

  async removeOld(): Promise<void> {
    const { phones, partnerCodes } = this.stores;
    await phones.removeCodesExpiredBefore(this.ago(DAY_MS));
    await partnerCodes.removeExpiredBefore(this.ago(DAY_MS));
  }

  private ago(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
