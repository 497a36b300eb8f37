import { Module, type OnModuleInit } from '@nestjs/common';
import { RecurringJobs } from '../jobs/recurring-jobs';
import { PersonalData } from '../personal-data/personal-data';
import { MessageMarks } from './message-marks';
import { OutboxFiles } from './outbox-files';
import { WaitingMessages } from './waiting-messages';
import { PersonalDataModule } from '../personal-data/personal-data.module';

const HOUR_MS = 3_600_000;

/** Messages on their way, of all kinds, and the folder of those that no server takes. */
@Module({
  imports: [PersonalDataModule],
  providers: [MessageMarks, OutboxFiles, WaitingMessages],
  exports: [OutboxFiles, WaitingMessages],
})
export class OutboxModule implements OnModuleInit {
  constructor(
    private readonly outbox: OutboxFiles,
    private readonly messages: WaitingMessages,
    private readonly recurring: RecurringJobs,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.recurring.every('outbox.remove-old', HOUR_MS, () => this.outbox.removeOld());
    this.personalData.register({
      name: 'messages',
      // Codes and notices that have had their time tell nothing that other parts do not.
      exportOf: () => Promise.resolve(null),
      erase: (person) => this.messages.forget(person),
    });
  }
}
