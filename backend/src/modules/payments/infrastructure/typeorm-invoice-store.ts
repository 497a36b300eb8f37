import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { rowLock } from '../../../shared/database/row-lock';
import { updateById } from '../../../shared/database/update-by-id';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { InvoiceStore } from '../application/ports/invoice-store';
import { Invoice } from '../domain/invoice.entity';

@Injectable()
export class TypeormInvoiceStore extends InvoiceStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(invoice: Invoice): Promise<void> {
    await this.invoices.insert(invoice);
  }

  async save(invoice: Invoice): Promise<void> {
    await updateById(this.invoices, invoice);
  }

  hold(invoiceId: number): Promise<Invoice | null> {
    return this.invoices.findOne({ where: { id: invoiceId }, ...rowLock(this.unitOfWork.manager) });
  }

  ofAttempt(attemptId: number): Promise<Invoice | null> {
    return this.invoices.findOneBy({ attemptId });
  }

  async ofOrders(orderIds: readonly number[]): Promise<Invoice[]> {
    if (orderIds.length === 0) return [];
    return this.invoices.find({ where: { orderId: In([...orderIds]) }, order: { id: 'ASC' } });
  }

  due(now: Date, limit: number): Promise<Invoice[]> {
    return this.invoices.find({
      where: { dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC' },
      take: limit,
    });
  }

  countWaiting(): Promise<number> {
    return this.invoices.countBy({ dueAt: Not(IsNull()) });
  }

  countStuck(): Promise<number> {
    return this.invoices.countBy({ state: 'stuck' });
  }

  private get invoices() {
    return this.unitOfWork.manager.getRepository(Invoice);
  }
}
