import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../../../shared/events/event-bus';
import type { LimitNeared } from '../../../../billing/events';
import type { PaymentFailed, PaymentReceived, SubscriptionChanged } from '../../../../payments/events';
import type { UsageThresholdReached } from '../../../events';
import type { WebhookEvent } from '../../domain/webhook-events';
import { type KnownFact, WebhookMessagesService } from '../webhook-messages.service';

type MoneyFact = PaymentReceived | PaymentFailed | SubscriptionChanged | LimitNeared;

const EVENTS: Readonly<Record<MoneyFact['type'], WebhookEvent>> = {
  'payments.payment-received': 'payment.succeeded',
  'payments.payment-failed': 'payment.failed',
  'payments.subscription-changed': 'subscription.changed',
  'billing.limit-neared': 'usage.threshold',
};

/** What a group pays, and how much of what its plans allow it has used. */
@Injectable()
export class MoneyFacts implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly messages: WebhookMessagesService,
  ) {}

  onModuleInit(): void {
    const types = Object.keys(EVENTS) as MoneyFact['type'][];
    this.events.record<MoneyFact>(types, (news) => this.messages.recordKnown(news.map(factOf)));
    this.events.record<UsageThresholdReached>(['developer.usage-threshold-reached'], (news) =>
      this.messages.recordKnown(news.map(factOfCalls)),
    );
  }
}

const factOf = ({ type, groupId, ...data }: MoneyFact): KnownFact => ({
  groupId,
  event: EVENTS[type],
  data,
});

const factOfCalls = (news: UsageThresholdReached): KnownFact => {
  const { groupId, percent, usage: used, quota: allowed, resetsOn } = news;
  return { groupId, event: 'usage.threshold', data: { limit: 'apiCalls', percent, used, allowed, resetsOn } };
};
