import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { isUniqueViolation } from '../../../shared/database/database-errors';
import { rowLock } from '../../../shared/database/row-lock';
import { updateById } from '../../../shared/database/update-by-id';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { MissedRenewalStore } from '../application/ports/missed-renewal-store';
import { MissedRenewal } from '../domain/missed-renewal.entity';
import type { Subscription } from '../domain/subscription.entity';

type Key = Pick<Subscription, 'id' | 'periodNumber'>;

@Injectable()
export class TypeormMissedRenewalStore extends MissedRenewalStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(missed: MissedRenewal): Promise<boolean> {
    try {
      await this.missed.insert(missed);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async save(missed: MissedRenewal): Promise<void> {
    await updateById(this.missed, missed);
  }

  find({ id: subscriptionId, periodNumber }: Key): Promise<MissedRenewal | null> {
    return this.missed.findOneBy({ subscriptionId, periodNumber });
  }

  hold({ id: subscriptionId, periodNumber }: Key): Promise<MissedRenewal | null> {
    const lock = rowLock(this.unitOfWork.manager);
    return this.missed.findOne({ where: { subscriptionId, periodNumber }, ...lock });
  }

  toRemind(now: Date, limit: number): Promise<MissedRenewal[]> {
    return this.missed.find({
      where: { mailAt: LessThanOrEqual(now) },
      order: { mailAt: 'ASC' },
      take: limit,
    });
  }

  toCharge(now: Date, limit: number): Promise<MissedRenewal[]> {
    const where = { chargeAt: LessThanOrEqual(now) };
    return this.missed.find({ where, order: { chargeAt: 'ASC' }, take: limit });
  }

  private get missed() {
    return this.unitOfWork.manager.getRepository(MissedRenewal);
  }
}
