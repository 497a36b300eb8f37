import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../jobs/job-handlers';
import type { SealedMessage } from '../outbox/waiting-messages';
import { OutboxSmsSender } from './outbox-sms-sender';
import { SmsQueue } from './sms-queue';
import { SmsSender } from './sms';

/** Short messages: everybody may leave some in their transaction, processes that work send them. */
@Global()
@Module({ providers: [{ provide: SmsSender, useClass: OutboxSmsSender }, SmsQueue], exports: [SmsQueue] })
export class SmsModule implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly queue: SmsQueue,
  ) {}

  onModuleInit(): void {
    this.handlers.register(SmsQueue.job, (message: SealedMessage) => this.queue.deliver(message));
  }
}
