import { Logger } from '@nestjs/common';
import type { OutboxFiles } from '../outbox/outbox-files';
import type { Mail } from './mail';
import { messageOf } from './mail-headers';
import { Mailer } from './mailer';

/**
 * For installations without a mail server: each mail becomes a whole `.eml` file that any mail program
 * opens, and its subject is logged. Codes stand in subjects, so whoever reads the log can sign in; that
 * is how one tries Linklet out, and why nothing of it happens once SMTP_URL is set.
 */
export class OutboxMailer extends Mailer {
  private readonly logger = new Logger('Outbox');

  constructor(
    private readonly outbox: OutboxFiles,
    private readonly from: string,
  ) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'crlf' });
    const { message } = await transport.sendMail(messageOf(mail, this.from));
    const content = message as Buffer;
    const file = await this.outbox.write({ ...mail, extension: '.eml', content });
    this.logger.log({ subject: mail.subject, file }, 'a mail was written to the outbox');
  }
}
