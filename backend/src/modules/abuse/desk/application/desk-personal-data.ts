import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../../shared/personal-data/personal-data';
import { Clock } from '../../../../shared/domain/clock';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { SuspensionAppealStore } from './ports/suspension-appeal-store';
import { DeskActionStore } from './ports/desk-action-store';

const HOUR_MS = 3_600_000;
/** As long as reports of a case that was closed. */
const RETENTION_MS = 90 * 24 * HOUR_MS;

/** That a site admin did something stays known; what they noted goes with them, as do appeals of suspended people. */
@Injectable()
export class DeskPersonalData implements PersonalDataHolder, OnModuleInit {
  readonly name = 'deskActions';

  constructor(
    private readonly personalData: PersonalData,
    private readonly store: DeskActionStore,
    private readonly appeals: SuspensionAppealStore,
    private readonly recurring: RecurringJobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
    this.recurring.every('desk.forget-appeals', HOUR_MS, () =>
      this.appeals.removeAnsweredBefore(new Date(this.clock.now().getTime() - RETENTION_MS)),
    );
  }

  async exportOf({ userId }: Person): Promise<unknown> {
    const appeals = await this.appeals.ofPerson(userId);
    return {
      notes: await this.store.notesOf(userId),
      appeals: appeals.map(({ text, state, answer, appealedAt, answeredAt }) => ({
        ...{ text, state, answer },
        ...{ appealedAt, answeredAt },
      })),
    };
  }

  async erase({ userId }: Person): Promise<void> {
    await this.store.forgetNotesOf(userId);
    await this.appeals.removeOfPerson(userId);
  }
}
