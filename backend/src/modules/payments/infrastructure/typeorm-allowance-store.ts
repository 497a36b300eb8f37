import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { updateById } from '../../../shared/database/update-by-id';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { AllowanceStore } from '../application/ports/allowance-store';
import { Allowance } from '../domain/allowance.entity';

@Injectable()
export class TypeormAllowanceStore extends AllowanceStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(allowance: Allowance): Promise<void> {
    await this.allowances.insert(allowance);
  }

  async save(allowance: Allowance): Promise<void> {
    await updateById(this.allowances, allowance);
  }

  find(allowanceId: number): Promise<Allowance | null> {
    return this.allowances.findOneBy({ id: allowanceId });
  }

  ofInvoice(invoiceId: number): Promise<Allowance[]> {
    return this.allowances.find({ where: { invoiceId }, order: { id: 'ASC' } });
  }

  async ofOrders(orderIds: readonly number[]): Promise<Allowance[]> {
    if (orderIds.length === 0) return [];
    return this.allowances.find({ where: { orderId: In([...orderIds]) }, order: { id: 'ASC' } });
  }

  due(now: Date, limit: number): Promise<Allowance[]> {
    return this.allowances.find({
      where: { dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  countWaiting(): Promise<number> {
    return this.allowances.countBy({ dueAt: Not(IsNull()) });
  }

  countStuck(): Promise<number> {
    return this.allowances.countBy({ state: 'stuck' });
  }

  private get allowances() {
    return this.unitOfWork.manager.getRepository(Allowance);
  }
}
