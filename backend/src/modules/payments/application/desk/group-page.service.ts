import { Injectable } from '@nestjs/common';
import { GroupsService } from '../../../groups';
import type { Order } from '../../domain/order.entity';
import { AlertStore } from '../ports/alert-store';
import { OrderStore } from '../ports/order-store';
import { SubscriptionStore } from '../ports/subscription-store';
import { AlertsService, type NamedAlert } from './alerts.service';
import type { BoughtSubscription } from './order-records.service';

/** What a group pays and has paid. */
export interface GroupPage {
  readonly groupId: number;
  readonly name: string;
  readonly plan: string;
  readonly subscriptions: readonly BoughtSubscription[];
  readonly orders: readonly Order[];
  readonly alerts: readonly NamedAlert[];
}

const MAX_ORDERS = 100;
const MAX_ALERTS = 100;

/** A group as those who run the site see what it pays. */
@Injectable()
export class GroupPageService {
  constructor(
    private readonly groups: GroupsService,
    private readonly store: SubscriptionStore,
    private readonly orders: OrderStore,
    private readonly alertStore: AlertStore,
    private readonly alerts: AlertsService,
  ) {}

  /** Throws when there is no such group. */
  async pageOf(groupId: number): Promise<GroupPage> {
    const { name, plan } = await this.groups.find(groupId);
    const subscriptions: BoughtSubscription[] = [];
    for (const subscription of await this.store.liveOfGroups([groupId])) {
      subscriptions.push({ subscription, mandates: await this.store.mandatesOf(subscription.id) });
    }
    return {
      groupId,
      name,
      plan,
      subscriptions,
      orders: await this.orders.ofGroup(groupId, MAX_ORDERS),
      alerts: await this.alerts.named(await this.alertStore.ofGroup(groupId, MAX_ALERTS)),
    };
  }
}
