import { Injectable, Logger } from '@nestjs/common';
import { OutboxFiles } from '../outbox/outbox-files';
import { type Sms, SmsSender } from './sms';

/** For installations without a gateway, which is all that we ship: each message becomes a text file. */
@Injectable()
export class OutboxSmsSender extends SmsSender {
  private readonly logger = new Logger('Outbox');

  constructor(private readonly outbox: OutboxFiles) {
    super();
  }

  async send(sms: Sms): Promise<void> {
    const content = `To: ${sms.to}\n\n${sms.text}\n`;
    const file = await this.outbox.write({ ...sms, extension: '.txt', content });
    this.logger.log({ file }, 'a short message was written to the outbox');
  }
}
