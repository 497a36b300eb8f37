import { Injectable } from '@nestjs/common';
import { Clock } from '../domain/clock';
import { type SealedMessage, WaitingMessages } from '../outbox/waiting-messages';
import { type Sms, SmsSender } from './sms';

/** Where short messages are left to be sent after the caller's transaction commits. */
@Injectable()
export class SmsQueue {
  static readonly job = 'sms.send';

  constructor(
    private readonly waiting: WaitingMessages,
    private readonly sender: SmsSender,
    private readonly clock: Clock,
  ) {}

  /** Part of the caller's transaction. A message whose id is known is not sent again. */
  enqueue(sms: Sms): Promise<void> {
    return this.waiting.add(SmsQueue.job, sms);
  }

  /** The job: a message that came too late is dropped; trouble with the gateway is tried again. */
  async deliver(message: SealedMessage): Promise<void> {
    const sms = this.waiting.open(message) as Sms;
    if (this.clock.now() > new Date(sms.usefulUntil)) return;
    await this.sender.send(sms);
  }
}
