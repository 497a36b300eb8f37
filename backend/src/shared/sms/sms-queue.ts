import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../config/settings';
import { SealedText } from '../crypto/sealed-text';
import { Clock } from '../domain/clock';
import { JobQueue } from '../jobs/job-queue';
import { type Sms, SmsSender } from './sms';

const JOB = 'sms.send';

interface SealedSms {
  /** The message as JSON; neither the job table nor Redis shows numbers or codes. */
  readonly sealed: string;
}

/** Where short messages are left to be sent after the caller's transaction commits. */
@Injectable()
export class SmsQueue {
  static readonly job = JOB;
  private readonly seal: SealedText;

  constructor(
    private readonly jobs: JobQueue,
    private readonly sender: SmsSender,
    private readonly clock: Clock,
    secrets: SecretSettings,
  ) {
    this.seal = new SealedText(secrets.secret, 'queued-sms');
  }

  /** Part of the caller's transaction. A message whose id is known is not sent again. */
  async enqueue(sms: Sms): Promise<void> {
    const payload: SealedSms = { sealed: this.seal.seal(JSON.stringify(sms)) };
    await this.jobs.enqueue({ name: JOB, id: `${JOB}:${sms.id}`, payload });
  }

  /** The job: a message that came too late is dropped; trouble with the gateway is tried again. */
  async deliver({ sealed }: SealedSms): Promise<void> {
    const sms = JSON.parse(this.seal.open(sealed)) as Sms;
    if (this.clock.now() > new Date(sms.usefulUntil)) return;
    await this.sender.send(sms);
  }
}
