import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../../shared/personal-data/personal-data';
import { GUESS_WINDOW_MS } from '../../domain/sign-in-code.entity';
import { SignInCodeRepository } from '../ports/sign-in-code-repository';
import { SignInCodesService } from './sign-in-codes.service';

const HOUR_MS = 3_600_000;
/** So long people are told that their code has expired, and not that there never was one. */
const RETENTION_MS = 24 * HOUR_MS;
const MAX_EXPORTED = 1_000;

/** Forgets codes: old ones every hour, a person's when the person goes. */
@Injectable()
export class CodeUpkeepService implements PersonalDataHolder, OnModuleInit {
  readonly name = 'signInCodes';

  constructor(
    private readonly repository: SignInCodeRepository,
    private readonly codes: SignInCodesService,
    private readonly recurring: RecurringJobs,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
    this.recurring.every('identity.remove-old-codes', HOUR_MS, () => this.removeOld());
  }

  async removeOld(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.repository.removeExpiredBefore(new Date(now - RETENTION_MS));
    await this.repository.removeGuessesBefore(new Date(now - GUESS_WINDOW_MS));
  }

  async exportOf({ email, userId }: Person): Promise<unknown> {
    return { askedFor: await this.repository.timesOf(this.hashOf(email), userId, MAX_EXPORTED) };
  }

  erase({ email, userId }: Person): Promise<void> {
    return this.repository.removeOf(this.hashOf(email), userId);
  }

  private hashOf(email: string | null): string | null {
    return email === null ? null : this.codes.hashOfEmail(email);
  }
}
