import { Injectable } from '@nestjs/common';
import { AuditLogQuery } from '../../../../shared/audit/audit-log.query';
import { PeopleService, type PersonSnapshot } from '../../../identity';
import type { Attempt } from '../../domain/attempt.entity';
import type { Order } from '../../domain/order.entity';
import { type ManualAction, timelineOf, type TimelineEvent } from '../../domain/order-timeline';
import type { PaymentAlert } from '../../domain/payment-alert';
import { AlertStore } from '../ports/alert-store';
import { AlertsService, type NamedAlert } from './alerts.service';
import { DeskNamesService } from './desk-names.service';
import { type OrderRecords, OrderRecordsService } from './order-records.service';

/** Everything about an order. */
export interface OrderPage extends Omit<OrderRecords, 'events' | 'entries'> {
  readonly group: string | null;
  /** Null: the account is deleted. */
  readonly payer: PersonSnapshot | null;
  readonly alerts: readonly NamedAlert[];
  readonly timeline: readonly TimelineEvent[];
  /** Addresses of those who did something. */
  readonly emails: ReadonlyMap<number, string>;
}

const MAX_ALERTS = 500;
const MAX_ACTIONS = 100;

/** Answers what has happened to a payment. */
@Injectable()
export class OrderPageService {
  constructor(
    private readonly records: OrderRecordsService,
    private readonly alertStore: AlertStore,
    private readonly alerts: AlertsService,
    private readonly audit: AuditLogQuery,
    private readonly people: PeopleService,
    private readonly names: DeskNamesService,
  ) {}

  /** Throws `OrderDoesNotExist`. */
  async pageOf(externalId: string): Promise<OrderPage> {
    const { events, entries, ...records } = await this.records.recordsOf(externalId);
    const { order, attempts } = records;
    const alerts = await this.alertsOf(order, attempts);
    const actions = await this.actionsOf(order);
    const timeline = timelineOf({ ...records, events, entries, alerts, actions });
    return {
      ...records,
      timeline,
      alerts: await this.alerts.named(alerts),
      group: (await this.names.groupsOf([order.groupId])).get(order.groupId) ?? null,
      payer: await this.people.find(order.payerId),
      emails: await this.names.emailsOf(timeline.map(({ userId }) => userId)),
    };
  }

  /** Those that name the order, or one of its numbers. */
  private async alertsOf(
    { groupId, externalId }: Order,
    attempts: readonly Attempt[],
  ): Promise<PaymentAlert[]> {
    const numbers = new Set<unknown>(attempts.map(({ number }) => number));
    return (await this.alertStore.ofGroup(groupId, MAX_ALERTS)).filter(
      ({ details: { order, number } }) => order === externalId || numbers.has(number),
    );
  }

  /** What a site admin did with it. That an alert was closed, the alert says. */
  private async actionsOf({ groupId, externalId: q, createdAt: since }: Order): Promise<ManualAction[]> {
    const { events } = await this.audit.ofGroup({ groupId, start: 0, limit: MAX_ACTIONS, q, since });
    return events
      .filter(({ action }) => action !== 'payments.alert-closed')
      .map(({ time: at, userId, action, details }) => ({ at, userId, action, details }));
  }
}
