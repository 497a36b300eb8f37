import { Injectable, Logger } from '@nestjs/common';
import { SmsSettings } from '../../config/sms-settings';
import { Clock } from '../domain/clock';
import { type SealedMessage, WaitingMessages } from '../outbox/waiting-messages';
import { type Sms, SmsGateway, SmsNotTaken } from './sms';

/** Where short messages are left to be sent after the caller's transaction commits. */
@Injectable()
export class SmsQueue {
  static readonly job = 'sms.send';
  private readonly logger = new Logger('Sms');

  constructor(
    private readonly waiting: WaitingMessages,
    private readonly gateway: SmsGateway,
    private readonly clock: Clock,
    private readonly settings: SmsSettings,
  ) {}

  /** Whether anything carries messages; where nothing does, nothing that needs them is offered. */
  get isOffered(): boolean {
    return this.settings.gateway !== null;
  }

  /** Part of the caller's transaction. A message whose id is known is not sent again. */
  enqueue(sms: Sms): Promise<void> {
    return this.waiting.add(SmsQueue.job, sms);
  }

  /** The job: a message that came too late, or may be on its way already, is dropped; other trouble is tried again. */
  async deliver(message: SealedMessage): Promise<void> {
    const sms = this.waiting.open(message) as Sms;
    if (this.clock.now() > new Date(sms.usefulUntil)) return;
    try {
      await this.gateway.send(sms);
    } catch (error) {
      if (!(error instanceof SmsNotTaken) || error.mayBeTriedAgain) throw error;
      this.logger.error({ reason: error.message }, 'a text message was given up');
    }
  }
}
