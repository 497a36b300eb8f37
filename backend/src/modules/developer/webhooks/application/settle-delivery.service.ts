import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { Randomness } from '../../../../shared/domain/randomness';
import type { AttemptOutcome } from '../domain/attempt-outcome';
import type { Webhook } from '../domain/webhook.entity';
import type { ClaimedDelivery } from './claimed-delivery';
import { DeliveryStore } from './ports/delivery-store';
import { WebhookStore } from './ports/webhook-store';
import { WebhookMailsService } from './webhook-mails.service';

const RANDOM_BYTES = 2;
const RANDOM_VALUES = 256 ** RANDOM_BYTES;

/** Writes down what came of a call, and what follows from that for the delivery and for its endpoint. */
@Injectable()
export class SettleDeliveryService {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly deliveries: DeliveryStore,
    private readonly mails: WebhookMailsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly randomness: Randomness,
  ) {}

  async settle({ webhook: { id }, delivery }: ClaimedDelivery, outcome: AttemptOutcome): Promise<void> {
    await this.unitOfWork.runRepeatable(async () => {
      const now = this.clock.now();
      await this.deliveries.endAttempt(delivery, outcome);
      const webhook = await this.webhooks.hold(id);
      const held = await this.deliveries.hold(delivery.id);
      // It is gone, or was taken over: that one's word counts.
      if (!webhook || held?.attempts !== delivery.attempts) return;
      held.settle(outcome, now, this.random());
      await this.deliveries.save(held);
      if (held.isTest) webhook.settleTest(outcome, now);
      else await this.judge(webhook, outcome, now);
      await this.webhooks.save(webhook);
    });
  }

  private async judge(webhook: Webhook, outcome: AttemptOutcome, now: Date): Promise<void> {
    const notice = webhook.settle(outcome, now);
    if (notice !== null) await this.mails.notify(webhook, notice, now);
  }

  private random(): number {
    return Buffer.from(this.randomness.bytes(RANDOM_BYTES)).readUInt16BE() / RANDOM_VALUES;
  }
}
