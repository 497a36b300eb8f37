import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../domain/clock';
import { type MessageJob, type SealedMessage, WaitingMessages } from '../outbox/waiting-messages';
import { checkMail, type Mail } from './mail';
import { Mailer, MailNotTaken } from './mailer';

/** Where mail is left to be sent after the caller's transaction commits. */
@Injectable()
export class MailQueue {
  /** Mails that are of use for a while only, such as those with a code, do not wait behind any others. */
  static readonly jobs = { awaited: 'mail.now', other: 'mail.send' } as const satisfies Record<
    string,
    MessageJob
  >;
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly waiting: WaitingMessages,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** Part of the caller's transaction. A mail whose id is known is not sent again. */
  async enqueue(mail: Mail): Promise<void> {
    checkMail(mail);
    const { awaited, other } = MailQueue.jobs;
    await this.waiting.add(mail.usefulUntil === undefined ? other : awaited, mail);
  }

  /** The job: a mail that cannot arrive or is of no use any more is dropped; any other trouble is tried again. */
  async deliver(message: SealedMessage): Promise<void> {
    const mail = this.waiting.open(message) as Mail;
    if (mail.usefulUntil && this.clock.now() > new Date(mail.usefulUntil)) return;
    try {
      await this.mailer.send(mail);
    } catch (error) {
      if (!(error instanceof MailNotTaken) || !error.isFinal) throw error;
      this.logger.warn({ err: error, mail: mail.id }, 'a mail can never be delivered and was dropped');
    }
  }
}
