import { Module, type OnModuleInit } from '@nestjs/common';
import { MailSettings } from '../../config/settings';
import { JobHandlers } from '../jobs/job-handlers';
import { OutboxFiles } from '../outbox/outbox-files';
import type { SealedMessage } from '../outbox/waiting-messages';
import { MailQueue } from './mail-queue';
import { Mailer } from './mailer';
import { OutboxMailer } from './outbox-mailer';
import { SmtpMailer } from './smtp-mailer';
import { OutboxModule } from '../outbox/outbox.module';

const mailer = {
  provide: Mailer,
  inject: [MailSettings, OutboxFiles],
  useFactory: ({ smtpUrl, from }: MailSettings, outbox: OutboxFiles): Mailer =>
    smtpUrl ? new SmtpMailer(smtpUrl, from) : new OutboxMailer(outbox, from),
};

/** Mail: everybody may leave some in their transaction, processes that work send it. */
@Module({
  imports: [OutboxModule],
  providers: [mailer, MailQueue],
  exports: [Mailer, MailQueue],
})
export class MailModule implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly queue: MailQueue,
  ) {}

  onModuleInit(): void {
    const deliver = (message: SealedMessage): Promise<void> => this.queue.deliver(message);
    this.handlers.register(MailQueue.jobs.awaited, deliver, 'awaited');
    this.handlers.register(MailQueue.jobs.other, deliver);
  }
}
