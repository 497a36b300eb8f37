import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { Delivery } from '../domain/delivery.entity';
import type { Webhook } from '../domain/webhook.entity';
import type { ClaimedDelivery } from './claimed-delivery';
import { webhookCrashPoint } from './crash-points';
import { DeliveryStore, type Lease } from './ports/delivery-store';
import { WebhookStore } from './ports/webhook-store';
import { PostMessageService } from './post-message.service';
import { SettleDeliveryService } from './settle-delivery.service';

/** Longer than any call takes: a process that has not written down by then what came of one is dead. */
const LEASE_MS = 60_000;

/**
 * One call for a delivery: that it is made is written down before, what came of it afterwards. After a crash between, it is
 * made again with the same id.
 */
@Injectable()
export class SendDeliveryService {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly deliveries: DeliveryStore,
    private readonly post: PostMessageService,
    private readonly settling: SettleDeliveryService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** What has been due longest at an endpoint; null when nothing is, or the endpoint is gone or off. */
  claim(webhookId: number): Promise<ClaimedDelivery | null> {
    return this.unitOfWork.runRepeatable(async () => {
      const webhook = await this.webhooks.find(webhookId);
      if (!webhook?.isOn) return null;
      const delivery = await this.deliveries.claim(webhookId, this.lease());
      return delivery && { webhook, delivery };
    });
  }

  /** This very one, whether or not its endpoint is on; null when it is under way. */
  claimOne(webhook: Webhook, { id }: Delivery): Promise<ClaimedDelivery | null> {
    return this.unitOfWork.runRepeatable(async () => {
      const delivery = await this.deliveries.claimOne(id, this.lease());
      return delivery && { webhook, delivery };
    });
  }

  async send(claimed: ClaimedDelivery): Promise<void> {
    webhookCrashPoint('delivery.claimed');
    const outcome = await this.post.post(claimed);
    webhookCrashPoint('delivery.posted');
    await this.settling.settle(claimed, outcome);
    webhookCrashPoint('delivery.settled');
  }

  private lease(): Lease {
    const now = this.clock.now();
    return { now, until: new Date(now.getTime() + LEASE_MS) };
  }
}
