import { Global, Module } from '@nestjs/common';
import { MailSettings, SecretSettings } from '../../config/settings';
import { deriveKey } from '../crypto/derived-key';
import { Clock } from '../domain/clock';
import { type Person, PersonalData } from '../personal-data/personal-data';
import { OutboxFiles } from './outbox-files';

const files = {
  provide: OutboxFiles,
  inject: [MailSettings, SecretSettings, Clock],
  useFactory: ({ outboxDir }: MailSettings, { secret }: SecretSettings, clock: Clock): OutboxFiles =>
    new OutboxFiles(outboxDir, deriveKey(secret, 'outbox'), clock),
};

/** The folder of messages that no server takes, for all kinds of them. */
@Global()
@Module({ providers: [files], exports: [OutboxFiles] })
export class OutboxModule {
  constructor(outbox: OutboxFiles, personalData: PersonalData) {
    personalData.register({
      name: 'outbox',
      // Codes and notices that have had their time tell nothing that other parts do not.
      exportOf: () => Promise.resolve(null),
      erase: async ({ email, phone }: Person) => {
        if (email !== null) await outbox.forget(email);
        if (phone !== null) await outbox.forget(phone);
      },
    });
  }
}
