import { Module, type OnModuleInit } from '@nestjs/common';
import { SmsSettings } from '../../config/sms-settings';
import { JobHandlers } from '../jobs/job-handlers';
import { OutboxFiles } from '../outbox/outbox-files';
import type { SealedMessage } from '../outbox/waiting-messages';
import { Every8dGateway } from './every8d-gateway';
import { NoSmsGateway } from './no-sms-gateway';
import { OutboxSmsGateway } from './outbox-sms-gateway';
import { SmsGateway } from './sms';
import { SmsQueue } from './sms-queue';
import { TwilioGateway } from './twilio-gateway';
import { OutboxModule } from '../outbox/outbox.module';

function gatewayOf({ gateway }: SmsSettings, outbox: OutboxFiles): SmsGateway {
  if (gateway === null) return new NoSmsGateway();
  if (gateway === 'outbox') return new OutboxSmsGateway(outbox);
  return gateway.kind === 'twilio' ? new TwilioGateway(gateway) : new Every8dGateway(gateway);
}

const gateway = { provide: SmsGateway, inject: [SmsSettings, OutboxFiles], useFactory: gatewayOf };

/** Short messages: everybody may leave some in their transaction, processes that work send them. */
@Module({
  imports: [OutboxModule],
  providers: [gateway, SmsQueue],
  exports: [SmsQueue],
})
export class SmsModule implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly queue: SmsQueue,
  ) {}

  onModuleInit(): void {
    this.handlers.register(SmsQueue.job, (message: SealedMessage) => this.queue.deliver(message));
  }
}
