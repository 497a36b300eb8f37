import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type FailedPayment, FailedPayments } from '../../../shared/failed-payments/failed-payments';
import type { Subscription } from '../domain/subscription.entity';
import { SubscriptionStore } from './ports/subscription-store';

export const failedRenewalsOf = (subscription: Subscription | null): FailedPayment[] =>
  subscription?.state === 'pastDue'
    ? [{ target: 'premium_plan', name: subscription.plan, expiredDate: subscription.graceEnd }]
    : [];

/** Plans that end unless they are paid. */
@Injectable()
export class FailedRenewals implements OnModuleInit {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly failed: FailedPayments,
  ) {}

  onModuleInit(): void {
    this.failed.register(async (groupId) => failedRenewalsOf(await this.store.findLive(groupId)));
  }
}
