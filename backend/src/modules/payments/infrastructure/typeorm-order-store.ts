import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, LessThanOrEqual, Raw } from 'typeorm';
import { isUniqueViolation } from '../../../shared/database/database-errors';
import { rowLock } from '../../../shared/database/row-lock';
import { updateById } from '../../../shared/database/update-by-id';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { type HeldAttempt, OrderStore, type PaidRange } from '../application/ports/order-store';
import { Attempt } from '../domain/attempt.entity';
import { Order } from '../domain/order.entity';

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

  async byIds(orderIds: readonly number[]): Promise<Order[]> {
    if (orderIds.length === 0) return [];
    return this.orders.find({ where: { id: In([...orderIds]) }, order: { id: 'DESC' } });
  }

  hold(orderId: number): Promise<Order | null> {
    return this.holdBy({ id: orderId });
  }

  holdOpen(openKey: string): Promise<Order | null> {
    return this.holdBy({ openKey });
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

  paidBy(groupId: number, { beforeId, from, until, isRefunded }: PaidRange, limit: number): Promise<Order[]> {
    const found = this.orders
      .createQueryBuilder('o')
      .where('o.group_id = :groupId AND o.state = :state AND o.id < :beforeId', {
        groupId,
        state: 'paid',
        beforeId,
      });
    if (from) found.andWhere('o.paid_at >= :from', { from });
    if (until) found.andWhere('o.paid_at < :until', { until });
    if (isRefunded) {
      found.andWhere(
        `EXISTS (SELECT 1 FROM payment_refunds r WHERE r.order_id = o.id AND r.cause <> 'unapplied')`,
      );
    }
    return found.orderBy('o.id', 'DESC').take(limit).getMany();
  }

  ofGroup(groupId: number, limit: number): Promise<Order[]> {
    return this.orders.find({ where: { groupId }, order: { id: 'DESC' }, take: limit });
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

  attemptById(attemptId: number): Promise<Attempt | null> {
    return this.attempts.findOneBy({ id: attemptId });
  }

  /** What is read before the order is held may be out of date afterwards. */
  async holdAttempt(key: { readonly number: string } | { readonly id: number }): Promise<HeldAttempt | null> {
    const [column, value] = 'id' in key ? ['id', key.id] : ['number', key.number];
    const itsOrder = `(SELECT order_id FROM payment_attempts WHERE ${column} = :value)`;
    const order = await this.holdBy({ id: Raw((alias) => `${alias} = ${itsOrder}`, { value }) });
    const attempt = order && (await this.attempts.findOneBy(key));
    return order && attempt && { order, attempt };
  }

  async attemptsOf(orderIds: readonly number[]): Promise<Attempt[]> {
    if (orderIds.length === 0) return [];
    return this.attempts.find({ where: { orderId: In([...orderIds]) }, order: { id: 'ASC' } });
  }

  async attemptsByIds(attemptIds: readonly number[]): Promise<Attempt[]> {
    if (attemptIds.length === 0) return [];
    return this.attempts.find({ where: { id: In([...attemptIds]) } });
  }

  dueAttempts(now: Date, limit: number): Promise<Attempt[]> {
    return this.attempts.find({
      where: { checkAt: LessThanOrEqual(now) },
      order: { checkAt: 'ASC' },
      take: limit,
    });
  }

  private holdBy(where: FindOptionsWhere<Order>): Promise<Order | null> {
    return this.orders.findOne({ where, ...rowLock(this.unitOfWork.manager) });
  }

  private get orders() {
    return this.unitOfWork.manager.getRepository(Order);
  }

  private get attempts() {
    return this.unitOfWork.manager.getRepository(Attempt);
  }
}
