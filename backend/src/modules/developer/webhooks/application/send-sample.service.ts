import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import type { Delivery } from '../domain/delivery.entity';
import type { WebhookEvent } from '../domain/webhook-events';
import { CALLS_BY_HAND } from './calls-by-hand';
import { OwnWebhooksService } from './own-webhooks.service';
import { DeliveryStore } from './ports/delivery-store';
import { SendDeliveryService } from './send-delivery.service';
import { WebhookMessagesService } from './webhook-messages.service';

/** Lets admins try their receiver. */
@Injectable()
export class SendSampleService {
  constructor(
    private readonly own: OwnWebhooksService,
    private readonly deliveries: DeliveryStore,
    private readonly messages: WebhookMessagesService,
    private readonly sending: SendDeliveryService,
    private readonly limits: RateLimits,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Sends a marked sample at once, also to an endpoint that is off. Throws `ApiPlanNotEnabled`, `WebhookDoesNotExist`,
   * `RateLimited`.
   */
  async send(member: Member, webhookId: number, event: WebhookEvent): Promise<Delivery> {
    const webhook = await this.own.show(member, webhookId);
    await this.limits.take(CALLS_BY_HAND, member.groupId);
    const sample = await this.unitOfWork.run(() => this.messages.addSample(webhook, event));
    const stored = await this.deliveries.find(webhookId, sample.number);
    const claimed = stored && (await this.sending.claimOne(webhook, stored));
    if (claimed) await this.sending.send(claimed);
    return (await this.deliveries.find(webhookId, sample.number)) ?? sample;
  }
}
