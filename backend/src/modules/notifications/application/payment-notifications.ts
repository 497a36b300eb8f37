import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../shared/events/event-bus';
import type { PaymentFailed, PaymentReceived, SubscriptionEnded } from '../../payments/events';
import { AdminNotificationsService } from './admin-notifications.service';

/** Tells the admins of a group what becomes of its payments; emails to the payer are sent by `payments`. */
@Injectable()
export class PaymentNotifications implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly admins: AdminNotificationsService,
  ) {}

  onModuleInit(): void {
    this.events.on<PaymentReceived>(
      'payments.payment-received',
      ({ groupId, externalId, amount, currency }) =>
        this.admins.notify(groupId, {
          id: `payment-received:${externalId}`,
          type: 'payment-received',
          params: { groupId, externalId, amount, currency },
        }),
    );
    this.events.on<PaymentFailed>('payments.payment-failed', (failed) =>
      this.admins.notify(failed.groupId, {
        id: `payment-failed:${failed.subscriptionId}:${failed.periodNumber}`,
        type: 'payment-failed',
        params: { groupId: failed.groupId, endsAt: failed.endsAt },
      }),
    );
    this.events.on<SubscriptionEnded>('payments.subscription-ended', ({ groupId, subscriptionId }) =>
      this.admins.notify(groupId, {
        id: `subscription-ended:${subscriptionId}`,
        type: 'subscription-ended',
        params: { groupId },
      }),
    );
  }
}
