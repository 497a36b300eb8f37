import { Logger } from '@nestjs/common';
import type { OutboxFiles } from '../outbox/outbox-files';
import { type Sms, SmsGateway } from './sms';

/** To try things out: each message becomes a text file. */
export class OutboxSmsGateway extends SmsGateway {
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
