import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../config/settings';
import { SealedText } from '../crypto/sealed-text';
import { JobQueue } from '../jobs/job-queue';
import type { Person } from '../personal-data/personal-data';
import { OutboxFiles } from './outbox-files';
import { type Addressee, MessageMarks } from './message-marks';

/** The kinds of messages, by the jobs that send them. */
const JOBS = ['mail.now', 'mail.send', 'sms.send'] as const;
export type MessageJob = (typeof JOBS)[number];

/** What every kind of message has. */
interface Message extends Addressee {
  /** Deterministic, at most 150 characters, without personal data. */
  readonly id: string;
}

/** A message as its job keeps it: neither the job table nor Redis shows addresses, numbers or codes. */
export interface SealedMessage {
  readonly sealed: string;
}

type Forgotten = Pick<Person, 'userId' | 'email' | 'displayName'>;

/** Messages on their way: in jobs until they are sent, then perhaps in the outbox. */
@Injectable()
export class WaitingMessages {
  private readonly seal: SealedText;

  constructor(
    private readonly jobs: JobQueue,
    private readonly marks: MessageMarks,
    private readonly outbox: OutboxFiles,
    { secret }: SecretSettings,
  ) {
    this.seal = new SealedText(secret, 'waiting-messages');
  }

  /** Part of the caller's transaction. A message whose id is known is not sent again. */
  async add(name: MessageJob, message: Message): Promise<void> {
    const payload: SealedMessage = { sealed: this.seal.seal(JSON.stringify(message)) };
    const mark = this.marks.ofAddressee(message);
    await this.jobs.enqueue({ name, id: `${name}:${mark}:${message.id}`, payload });
  }

  /** What was added. */
  open({ sealed }: SealedMessage): unknown {
    return JSON.parse(this.seal.open(sealed));
  }

  /** For a person who leaves: nothing more is sent to them, and nothing that was is kept, nor what names them to others. */
  async forget({ userId, email, displayName = '' }: Forgotten): Promise<void> {
    const marks = [this.marks.ofPerson(userId), ...(email === null ? [] : [this.marks.ofAddress(email)])];
    for (const name of JOBS) {
      for (const mark of marks) await this.jobs.drop(`${name}:${mark}:`);
    }
    await this.outbox.forget(marks, [displayName, email ?? '']);
  }
}
