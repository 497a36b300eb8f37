import { Logger } from '@nestjs/common';
import type { OutboxFiles } from '../outbox/outbox-files';
import type { Mail } from './mail';
import { mailMessageOf } from './mail-headers';
import { Mailer } from './mailer';

const OF_CODES = 'identity.code:';

/**
 * For installations without a mail server: each mail becomes a whole `.eml` file that any mail program
 * opens. Of mails with codes the subject is logged, and the code with it, so a reader of the log can sign in; that
 * is how one tries Linklet out, and why nothing of it happens once SMTP_URL is set. Other subjects name people, whom a
 * log would not forget when they leave.
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
    const { message } = await transport.sendMail(mailMessageOf(mail, this.from));
    const content = message as Buffer;
    const file = await this.outbox.write({ ...mail, extension: '.eml', content });
    const subject = mail.id.startsWith(OF_CODES) ? { subject: mail.subject } : {};
    this.logger.log({ ...subject, file }, 'a mail was written to the outbox');
  }
}
