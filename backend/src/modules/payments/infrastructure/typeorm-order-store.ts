import { Injectable } from '@nestjs/common';
import { In, LessThan, LessThanOrEqual } from 'typeorm';
import { isUniqueViolation } from '../../../shared/database/database-errors';
import { updateById } from '../../../shared/database/update-by-id';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { type HeldAttempt, OrderStore } from '../application/ports/order-store';
import { Attempt } from '../domain/attempt.entity';
import { Order, openKeyOf } from '../domain/order.entity';
import type { PurchaseTarget } from '../domain/purchase-target';

@Injectable()
export class TypeormOrderStore extends OrderStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(order: Order): Promise<boolean> {
    try {
      await this.orders.insert(order);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async save(order: Order): Promise<void> {
    await updateById(this.orders, order);
  }

  find(externalId: string): Promise<Order | null> {
    return this.orders.findOneBy({ externalId });
  }

  byId(orderId: number): Promise<Order | null> {
    return this.orders.findOneBy({ id: orderId });
  }

  /** A statement that changes nothing locks the row on both engines; only one of them knows SELECT … FOR UPDATE. */
  async hold(orderId: number): Promise<Order | null> {
    await this.unitOfWork.manager.query('UPDATE orders SET group_id = group_id WHERE id = ?', [orderId]);
    return this.byId(orderId);
  }

  async holdOpen(groupId: number, target: PurchaseTarget): Promise<Order | null> {
    const openKey = openKeyOf(groupId, target);
    await this.unitOfWork.manager.query('UPDATE orders SET group_id = group_id WHERE open_key = ?', [
      openKey,
    ]);
    return this.orders.findOneBy({ openKey });
  }

  async expired(now: Date, limit: number): Promise<number[]> {
    const found = await this.orders.find({
      select: { id: true },
      where: { state: In(['draft', 'pending']), expiresAt: LessThanOrEqual(now) },
      order: { expiresAt: 'ASC' },
      take: limit,
    });
    return found.map(({ id }) => id);
  }

  paidBy(groupId: number, beforeId: number, limit: number): Promise<Order[]> {
    return this.orders.find({
      where: { groupId, state: 'paid', id: LessThan(beforeId) },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  ofPayer(payerId: number, limit: number): Promise<Order[]> {
    return this.orders.find({ where: { payerId }, order: { id: 'DESC' }, take: limit });
  }

  async addAttempt(attempt: Attempt): Promise<void> {
    await this.attempts.insert(attempt);
  }

  async saveAttempt(attempt: Attempt): Promise<void> {
    await updateById(this.attempts, attempt);
  }

  findAttempt(number: string): Promise<Attempt | null> {
    return this.attempts.findOneBy({ number });
  }

  /** What is read before the order is held may be out of date afterwards. */
  async holdAttempt(key: { readonly number: string } | { readonly id: number }): Promise<HeldAttempt | null> {
    const [column, value] = 'id' in key ? ['id', key.id] : ['number', key.number];
    const rows = await this.unitOfWork.manager.query<{ order_id: number | string }[]>(
      `SELECT order_id FROM payment_attempts WHERE ${column} = ?`,
      [value],
    );
    const order = rows[0] ? await this.hold(Number(rows[0].order_id)) : null;
    const attempt = order && (await this.attempts.findOneBy(key));
    return order && attempt && { order, attempt };
  }

  async attemptsOf(orderIds: readonly number[]): Promise<Attempt[]> {
    if (orderIds.length === 0) return [];
    return this.attempts.find({ where: { orderId: In([...orderIds]) }, order: { id: 'ASC' } });
  }

  dueAttempts(now: Date, limit: number): Promise<Attempt[]> {
    return this.attempts.find({
      where: { checkAt: LessThanOrEqual(now) },
      order: { checkAt: 'ASC' },
      take: limit,
    });
  }

  private get orders() {
    return this.unitOfWork.manager.getRepository(Order);
  }

  private get attempts() {
    return this.unitOfWork.manager.getRepository(Attempt);
  }
}
