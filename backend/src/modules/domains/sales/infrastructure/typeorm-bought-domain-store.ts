import { Injectable } from '@nestjs/common';
import { In, LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import { isUniqueViolation } from '../../../../shared/database/database-errors';
import { rowLock } from '../../../../shared/database/row-lock';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { updateById } from '../../../../shared/database/update-by-id';
import { BoughtDomainStore } from '../application/ports/bought-domain-store';
import { BoughtDomain } from '../domain/bought-domain.entity';

@Injectable()
export class TypeormBoughtDomainStore extends BoughtDomainStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  add(domain: BoughtDomain): Promise<boolean> {
    return unlessTaken(() => this.domains.insert(domain));
  }

  include(domain: BoughtDomain): Promise<boolean> {
    return unlessTaken(() => this.save(domain));
  }

  async save(domain: BoughtDomain): Promise<void> {
    await updateById(this.domains, domain);
  }

  find(id: number): Promise<BoughtDomain | null> {
    return this.domains.findOneBy({ id });
  }

  hold(id: number): Promise<BoughtDomain | null> {
    return this.domains.findOne({ where: { id }, ...rowLock(this.unitOfWork.manager) });
  }

  findLive(host: string): Promise<BoughtDomain | null> {
    return this.domains.findOneBy({ liveKey: host });
  }

  latestOf(groupId: number, host: string): Promise<BoughtDomain | null> {
    return this.domains.findOne({ where: { groupId, host }, order: { id: 'DESC' } });
  }

  shownTo(groupId: number): Promise<BoughtDomain[]> {
    const state = In(['reserved', 'registering', 'registered', 'renewing', 'recoverable', 'refused']);
    return this.domains.find({ where: { groupId, state }, order: { id: 'DESC' } });
  }

  countReserved(groupId: number, now: Date): Promise<number> {
    return this.domains.countBy({ groupId, state: 'reserved', reservedUntil: MoreThan(now) });
  }

  includedIn(planGroupId: number): Promise<BoughtDomain | null> {
    return this.domains.findOneBy({ planGroupId });
  }

  async dueIds(now: Date, limit: number): Promise<number[]> {
    const due = await this.domains.find({
      where: { dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC' },
      take: limit,
    });
    return due.map(({ id }) => id);
  }

  waiting(limit: number): Promise<BoughtDomain[]> {
    const state = In(['registering', 'renewing']);
    return this.domains.find({ where: { state }, order: { id: 'ASC' }, take: limit });
  }

  async removeUnpaidBefore(moment: Date): Promise<void> {
    await this.domains.delete({ state: In(['reserved', 'lapsed']), reservedUntil: LessThan(moment) });
  }

  private get domains() {
    return this.unitOfWork.manager.getRepository(BoughtDomain);
  }
}

/** False when another group has what only one can have. */
async function unlessTaken(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
