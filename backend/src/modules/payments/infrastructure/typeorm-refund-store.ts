import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, Not } from 'typeorm';
import { updateById } from '../../../shared/database/update-by-id';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { RefundStore } from '../application/ports/refund-store';
import { Refund } from '../domain/refund.entity';

@Injectable()
export class TypeormRefundStore extends RefundStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(refund: Refund): Promise<void> {
    await this.refunds.insert(refund);
  }

  async save(refund: Refund): Promise<void> {
    await updateById(this.refunds, refund);
  }

  find(refundId: number): Promise<Refund | null> {
    return this.refunds.findOneBy({ id: refundId });
  }

  ofAttempt(attemptId: number): Promise<Refund[]> {
    return this.refunds.find({ where: { attemptId }, order: { id: 'ASC' } });
  }

  async ofOrders(orderIds: readonly number[]): Promise<Refund[]> {
    if (orderIds.length === 0) return [];
    return this.refunds.find({ where: { orderId: In([...orderIds]) }, order: { id: 'ASC' } });
  }

  due(now: Date, limit: number): Promise<Refund[]> {
    return this.refunds.find({
      where: { dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  countUndone(): Promise<number> {
    return this.refunds.countBy({ state: Not('done') });
  }

  private get refunds() {
    return this.unitOfWork.manager.getRepository(Refund);
  }
}
