import { Injectable, Logger } from '@nestjs/common';
import { SecretSettings } from '../../config/settings';
import { SealedText } from '../crypto/sealed-text';
import { Clock } from '../domain/clock';
import { JobQueue } from '../jobs/job-queue';
import { checkMail, type Mail } from './mail';
import { Mailer, MailNotTaken } from './mailer';

const JOB = 'mail.send';

interface SealedMail {
  /** The mail as JSON; neither the job table nor Redis shows addresses or codes. */
  readonly sealed: string;
}

/** Where mail is left to be sent after the caller's transaction commits. */
@Injectable()
export class MailQueue {
  static readonly job = JOB;
  private readonly logger = new Logger('Mail');
  private readonly seal: SealedText;

  constructor(
    private readonly jobs: JobQueue,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    secrets: SecretSettings,
  ) {
    this.seal = new SealedText(secrets.secret, 'queued-mail');
  }

  /** Part of the caller's transaction. A mail whose id is known is not sent again. */
  async enqueue(mail: Mail): Promise<void> {
    checkMail(mail);
    const payload: SealedMail = { sealed: this.seal.seal(JSON.stringify(mail)) };
    await this.jobs.enqueue({ name: JOB, id: `${JOB}:${mail.id}`, payload });
  }

  /** The job: a mail that cannot arrive or is of no use any more is dropped; any other trouble is tried again. */
  async deliver({ sealed }: SealedMail): Promise<void> {
    const mail = JSON.parse(this.seal.open(sealed)) as Mail;
    if (mail.usefulUntil && this.clock.now() > new Date(mail.usefulUntil)) return;
    try {
      await this.mailer.send(mail);
    } catch (error) {
      if (!(error instanceof MailNotTaken) || !error.isFinal) throw error;
      this.logger.warn({ err: error, mail: mail.id }, 'a mail can never be delivered and was dropped');
    }
  }
}
