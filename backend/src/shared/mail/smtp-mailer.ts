import type { Mail } from './mail';
import { mailMessageOf } from './mail-headers';
import { Mailer, MailNotTaken } from './mailer';

const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 15_000,
};

interface SmtpRefusal {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
}

/** The server's own sentence is left out, because it tends to repeat the address. */
function refusalOf(error: unknown): MailNotTaken {
  const { code, command, responseCode } = (error ?? {}) as SmtpRefusal;
  const words = [code, command, responseCode].filter(
    (each) => typeof each === 'string' || typeof each === 'number',
  );
  const isFinal =
    command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 550 && responseCode < 560;
  return new MailNotTaken(words.join(' ') || 'no reason given', isFinal);
}

/** Hands mail to the server that SMTP_URL names, one connection per message. */
export class SmtpMailer extends Mailer {
  constructor(
    private readonly url: string,
    private readonly from: string,
    private readonly timeouts = TIMEOUTS,
  ) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    const message = mailMessageOf(mail, this.from);
    const { createTransport } = await import('nodemailer');
    // What stands in the address comes last, so that operators may choose other timeouts there.
    const transport = createTransport({ ...this.timeouts, url: this.url });
    try {
      await transport.sendMail(message);
    } catch (error) {
      throw refusalOf(error);
    }
  }
}
