import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { isUniqueViolation } from '../../../shared/database/database-errors';
import { rowLock } from '../../../shared/database/row-lock';
import { addRow } from '../../../shared/database/rows';
import { updateById } from '../../../shared/database/update-by-id';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { SubscriptionStore } from '../application/ports/subscription-store';
import type { CalendarDate } from '../domain/billing-calendar';
import { Mandate } from '../domain/mandate.entity';
import { liveKeyOf, Subscription } from '../domain/subscription.entity';
import type { Period } from '../domain/subscription-terms';

@Injectable()
export class TypeormSubscriptionStore extends SubscriptionStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(subscription: Subscription): Promise<boolean> {
    try {
      await this.subscriptions.insert(subscription);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async save(subscription: Subscription): Promise<void> {
    await updateById(this.subscriptions, subscription);
  }

  find(subscriptionId: number): Promise<Subscription | null> {
    return this.subscriptions.findOneBy({ id: subscriptionId });
  }

  hold(subscriptionId: number): Promise<Subscription | null> {
    return this.subscriptions.findOne({ where: { id: subscriptionId }, ...this.lock });
  }

  async holdOfOrder(orderId: number): Promise<Subscription | null> {
    const rows = await this.unitOfWork.manager.query<{ id: number | string }[]>(
      `SELECT subscription_id AS id FROM subscription_periods WHERE order_id = ?
        UNION SELECT subscription_id FROM orders WHERE id = ? AND state = 'paid' AND subscription_id IS NOT NULL`,
      [orderId, orderId],
    );
    return rows[0] ? this.hold(Number(rows[0].id)) : null;
  }

  async periodPaidBy(orderId: number): Promise<Pick<Period, 'start' | 'end'> | null> {
    const [row] = await this.unitOfWork.manager.query<{ starts_on: string; ends_on: string }[]>(
      'SELECT starts_on, ends_on FROM subscription_periods WHERE order_id = ?',
      [orderId],
    );
    return row ? { start: row.starts_on, end: row.ends_on } : null;
  }

  findLive(groupId: number, slot: string): Promise<Subscription | null> {
    return this.subscriptions.findOneBy({ liveKey: liveKeyOf(groupId, slot) });
  }

  async orderOfPeriod(subscriptionId: number, number: number): Promise<number | null> {
    const [row] = await this.unitOfWork.manager.query<{ order_id: number | string }[]>(
      'SELECT order_id FROM subscription_periods WHERE subscription_id = ? AND number = ?',
      [subscriptionId, number],
    );
    return row ? Number(row.order_id) : null;
  }

  due(now: Date, limit: number): Promise<Subscription[]> {
    return this.subscriptions.find({
      where: { dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC' },
      take: limit,
    });
  }

  awaitingPayment(now: Date, limit: number): Promise<Subscription[]> {
    return this.subscriptions.find({
      where: { state: 'due', dueAt: MoreThan(now) },
      order: { dueAt: 'ASC' },
      take: limit,
    });
  }

  async idsToRemind(now: Date, until: Date, limit: number): Promise<number[]> {
    const rows = await this.unitOfWork.manager.query<{ id: number | string }[]>(
      `SELECT id FROM subscriptions
        WHERE due_at > ? AND due_at <= ? AND state = 'active' AND payment_type IS NOT NULL
          AND reminded_period < period_number
        ORDER BY due_at LIMIT ${limit}`,
      [now, until],
    );
    return rows.map(({ id }) => Number(id));
  }

  liveOfPayer(payerId: number): Promise<Subscription[]> {
    return this.subscriptions.findBy({ payerId, liveKey: Not(IsNull()) });
  }

  async liveOfGroups(groupIds: readonly number[]): Promise<Subscription[]> {
    if (groupIds.length === 0) return [];
    return this.subscriptions.findBy({ groupId: In([...groupIds]), liveKey: Not(IsNull()) });
  }

  addPeriod(subscriptionId: number, { number, start, end }: Period, orderId: number): Promise<boolean> {
    return addRow(this.unitOfWork.manager, 'subscription_periods', {
      subscription_id: subscriptionId,
      number,
      starts_on: start,
      ends_on: end,
      order_id: orderId,
    });
  }

  async endPeriod(subscriptionId: number, number: number, end: CalendarDate): Promise<void> {
    await this.unitOfWork.manager.query(
      'UPDATE subscription_periods SET ends_on = ? WHERE subscription_id = ? AND number = ?',
      [end, subscriptionId, number],
    );
  }

  async addMandate(mandate: Mandate): Promise<void> {
    await this.mandates.insert(mandate);
  }

  async saveMandate(mandate: Mandate): Promise<void> {
    await updateById(this.mandates, mandate);
  }

  findMandate(number: string): Promise<Mandate | null> {
    return this.mandates.findOneBy({ number });
  }

  holdMandate(number: string): Promise<Mandate | null> {
    return this.mandates.findOne({ where: { number }, ...this.lock });
  }

  holdMandatesOf(subscriptionId: number): Promise<Mandate[]> {
    return this.mandates.find({ where: { subscriptionId }, order: { id: 'ASC' }, ...this.lock });
  }

  mandatesOf(subscriptionId: number): Promise<Mandate[]> {
    return this.mandates.find({ where: { subscriptionId }, order: { id: 'ASC' } });
  }

  mandatesToWarn(now: Date, limit: number): Promise<Mandate[]> {
    return this.mandates.find({
      where: { warnAt: LessThanOrEqual(now) },
      order: { warnAt: 'ASC' },
      take: limit,
    });
  }

  dueMandates(now: Date, limit: number): Promise<Mandate[]> {
    return this.mandates.find({
      where: { dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC' },
      take: limit,
    });
  }

  mandatesToCheck(now: Date, limit: number): Promise<Mandate[]> {
    return this.mandates.find({
      where: { finalCheckAt: LessThanOrEqual(now) },
      order: { finalCheckAt: 'ASC' },
      take: limit,
    });
  }

  private get lock() {
    return rowLock(this.unitOfWork.manager);
  }

  private get subscriptions() {
    return this.unitOfWork.manager.getRepository(Subscription);
  }

  private get mandates() {
    return this.unitOfWork.manager.getRepository(Mandate);
  }
}
