import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type FailedPayment, FailedPayments } from '../../../shared/failed-payments/failed-payments';
import type { Subscription } from '../domain/subscription.entity';
import { SubscriptionStore } from './ports/subscription-store';

export const failedRenewalsOf = (subscription: Subscription): FailedPayment[] =>
  subscription.state === 'pastDue'
    ? [{ target: subscription.target, name: subscription.item, expiredDate: subscription.graceEnd }]
    : [];

/** What ends unless it is paid. */
@Injectable()
export class FailedRenewals implements OnModuleInit {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly failed: FailedPayments,
  ) {}

  onModuleInit(): void {
    this.failed.register(async (groupId) =>
      (await this.store.liveOfGroups([groupId])).flatMap(failedRenewalsOf),
    );
  }
}
