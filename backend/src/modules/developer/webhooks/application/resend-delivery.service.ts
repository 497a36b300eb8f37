import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import type { Delivery } from '../domain/delivery.entity';
import { DeliveryDoesNotExist, WebhookIsOff } from '../domain/webhooks.errors';
import { CALLS_BY_HAND } from './calls-by-hand';
import { OwnWebhooksService } from './own-webhooks.service';
import { DeliveryStore } from './ports/delivery-store';
import type { MessagesRecorded } from './wake-sender.service';

/** Sends again what has arrived, or has not. */
@Injectable()
export class ResendDeliveryService {
  constructor(
    private readonly own: OwnWebhooksService,
    private readonly deliveries: DeliveryStore,
    private readonly limits: RateLimits,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * From the beginning, with the same id. Throws `ApiPlanNotEnabled`, `WebhookDoesNotExist`, `DeliveryDoesNotExist`,
   * `WebhookIsOff`, `RateLimited`.
   */
  async resend(member: Member, webhookId: number, number: string): Promise<Delivery> {
    const webhook = await this.own.show(member, webhookId);
    const found = await this.deliveries.find(webhookId, number);
    if (!found) throw new DeliveryDoesNotExist();
    if (!webhook.isOn) throw new WebhookIsOff();
    await this.limits.take(CALLS_BY_HAND, member.groupId);
    return this.unitOfWork.runRepeatable(async () => {
      const delivery = await this.deliveries.hold(found.id);
      if (!delivery) throw new DeliveryDoesNotExist();
      delivery.sendAgain(this.clock.now());
      await this.deliveries.save(delivery);
      const event: MessagesRecorded = { type: 'developer.messages-recorded' };
      this.unitOfWork.publish(event);
      return delivery;
    });
  }
}
