import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { isUniqueViolation } from '../../../shared/database/database-errors';
import { addRow } from '../../../shared/database/rows';
import { updateById } from '../../../shared/database/update-by-id';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { SubscriptionStore } from '../application/ports/subscription-store';
import { Mandate } from '../domain/mandate.entity';
import { liveKeyOf, type Period, Subscription } from '../domain/subscription.entity';

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

  async hold(subscriptionId: number): Promise<Subscription | null> {
    await this.unitOfWork.manager.query('UPDATE subscriptions SET group_id = group_id WHERE id = ?', [
      subscriptionId,
    ]);
    return this.subscriptions.findOneBy({ id: subscriptionId });
  }

  findLive(groupId: number, slot: string): Promise<Subscription | null> {
    return this.subscriptions.findOneBy({ liveKey: liveKeyOf(groupId, slot) });
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

  async addMandate(mandate: Mandate): Promise<void> {
    await this.mandates.insert(mandate);
  }

  async saveMandate(mandate: Mandate): Promise<void> {
    await updateById(this.mandates, mandate);
  }

  findMandate(number: string): Promise<Mandate | null> {
    return this.mandates.findOneBy({ number });
  }

  async holdMandate(number: string): Promise<Mandate | null> {
    await this.unitOfWork.manager.query('UPDATE mandates SET gateway = gateway WHERE number = ?', [number]);
    return this.findMandate(number);
  }

  async holdMandatesOf(subscriptionId: number): Promise<Mandate[]> {
    await this.unitOfWork.manager.query('UPDATE mandates SET gateway = gateway WHERE subscription_id = ?', [
      subscriptionId,
    ]);
    return this.mandatesOf(subscriptionId);
  }

  mandatesOf(subscriptionId: number): Promise<Mandate[]> {
    return this.mandates.find({ where: { subscriptionId }, order: { id: 'ASC' } });
  }

  dueMandates(now: Date, limit: number): Promise<Mandate[]> {
    return this.mandates.find({
      where: { dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC' },
      take: limit,
    });
  }

  private get subscriptions() {
    return this.unitOfWork.manager.getRepository(Subscription);
  }

  private get mandates() {
    return this.unitOfWork.manager.getRepository(Mandate);
  }
}
