import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { isUniqueViolation } from '../../../shared/database/database-errors';
import { rowLock } from '../../../shared/database/row-lock';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { CardCheckStore } from '../application/ports/card-check-store';
import { CardCheck } from '../domain/card-check.entity';

@Injectable()
export class TypeormCardCheckStore extends CardCheckStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(check: CardCheck): Promise<boolean> {
    try {
      await this.checks.insert(check);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async save({ mandateNumber, ...values }: CardCheck): Promise<void> {
    await this.checks.update({ mandateNumber }, values);
  }

  hold(mandateNumber: string): Promise<CardCheck | null> {
    return this.checks.findOne({ where: { mandateNumber }, ...rowLock(this.unitOfWork.manager) });
  }

  async due(now: Date, limit: number): Promise<string[]> {
    const where = { checkAt: LessThanOrEqual(now) };
    const found = await this.checks.find({ where, order: { checkAt: 'ASC' }, take: limit });
    return found.map(({ mandateNumber }) => mandateNumber);
  }

  private get checks() {
    return this.unitOfWork.manager.getRepository(CardCheck);
  }
}
