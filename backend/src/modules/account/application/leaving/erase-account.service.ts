import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { JobRun } from '../../../../shared/jobs/job';
import { JobHandlers } from '../../../../shared/jobs/job-handlers';
import { PersonalData, type PersonalDataHolder } from '../../../../shared/personal-data/personal-data';
import { DeletionNoticeService } from './deletion-notice.service';
import { ERASE_JOB } from './leaving.service';
import { type Departing, DepartureStore } from '../ports/departure-store';

/** A mail server may be away for a while, but data of a person who left waits for it no longer than this. */
const NOTICE_ATTEMPTS = 3;

/** The job that erases a person who left, everywhere. It may be cut off anywhere and runs again to the end. */
@Injectable()
export class EraseAccountService implements OnModuleInit {
  private readonly logger = new Logger('Account');

  constructor(
    private readonly departures: DepartureStore,
    private readonly personalData: PersonalData,
    private readonly deletionNotice: DeletionNoticeService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register(ERASE_JOB, ({ userId }: { readonly userId: number }, run) =>
      this.erase(userId, run),
    );
  }

  private async erase(userId: number, run: JobRun): Promise<void> {
    const departure = await this.departures.find(userId);
    if (!departure?.person) return;
    const { person, noticeSentAt } = departure;
    // First, because an outbox keeps mails as files, which go with everything else.
    if (!noticeSentAt) await this.sendDeletionNotice(person, run.attempt);
    for (const holder of this.personalData.holders) {
      run.signal.throwIfAborted();
      await this.eraseFrom(holder, person);
    }
    await this.departures.finish(userId, this.clock.now());
    this.logger.log({ userId }, 'an account was erased');
  }

  private async sendDeletionNotice(person: Departing, attempt: number): Promise<void> {
    try {
      await this.deletionNotice.say(person);
    } catch (error) {
      if (attempt < NOTICE_ATTEMPTS) throw error;
      this.logger.warn({ err: error, userId: person.userId }, 'somebody left without a goodbye');
    }
    await this.departures.markNoticeSent(person.userId, this.clock.now());
  }

  private eraseFrom(holder: PersonalDataHolder, person: Departing): Promise<void> {
    return holder.erasesInParts ? holder.erase(person) : this.unitOfWork.run(() => holder.erase(person));
  }
}
