import { Injectable, Logger } from '@nestjs/common';
import { EventNotChecked, NoticeRefused } from '../../domain/payments.errors';
import type { PaymentType } from '../../domain/payment-type';
import { EventRecordsService } from './event-records.service';
import { GatewayFactsService } from './gateway-facts.service';
import { NoticeCountsService } from './notice-counts.service';
import {
  type GatewayEvent,
  type PaymentGateway,
  PaymentGateways,
  type SignedMessage,
} from '../ports/payment-gateway';

/** Events that a gateway signs. Each is kept, with what came of it; what follows is asked of the gateway. */
@Injectable()
export class ReceiveEventService {
  private readonly logger = new Logger(ReceiveEventService.name);

  constructor(
    private readonly gateways: PaymentGateways,
    private readonly facts: GatewayFactsService,
    private readonly events: EventRecordsService,
    private readonly counts: NoticeCountsService,
  ) {}

  /** Returns when everything that follows is stored. Throws `NoticeRefused`, and `EventNotChecked` to be sent it again. */
  async receive(type: PaymentType, message: SignedMessage): Promise<void> {
    const gateway = this.gateways.find(type);
    const event = gateway && (await this.asked(() => gateway.verifyEvent(message)));
    this.counts.note(type, event !== null);
    if (!gateway || !event) throw new NoticeRefused();
    if (!(await this.events.knows(event))) await this.apply(gateway, event);
  }

  /** The event is kept after what follows from it: if that breaks off, it is sent again. */
  private async apply(gateway: PaymentGateway, event: GatewayEvent): Promise<void> {
    const meaning = await this.asked(() => gateway.interpret(event));
    if ('facts' in meaning) for (const fact of meaning.facts) await this.facts.apply(fact);
    await this.events.keep(event, meaning);
  }

  private async asked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.logger.warn({ err: error }, 'an event could not be checked');
      throw new EventNotChecked();
    }
  }
}
