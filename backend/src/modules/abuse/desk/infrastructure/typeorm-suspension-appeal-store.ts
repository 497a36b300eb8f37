import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { updateById } from '../../../../shared/database/update-by-id';
import { type AppealPage, SuspensionAppealStore } from '../application/ports/suspension-appeal-store';
import { SuspensionAppeal } from '../domain/suspension-appeal.entity';

const MAX_OF_PERSON = 1_000;

@Injectable()
export class TypeormSuspensionAppealStore extends SuspensionAppealStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(appeal: SuspensionAppeal): Promise<void> {
    await this.appeals.insert(appeal);
  }

  save(appeal: SuspensionAppeal): Promise<void> {
    return updateById(this.appeals, appeal);
  }

  find(id: number): Promise<SuspensionAppeal | null> {
    return this.appeals.findOneBy({ id });
  }

  ofAction(actionId: number): Promise<SuspensionAppeal[]> {
    return this.appeals.find({ where: { actionId }, order: { id: 'ASC' } });
  }

  page({ state, after, limit }: AppealPage): Promise<SuspensionAppeal[]> {
    const isOpen = state === 'open';
    const beyond = after === null ? {} : { id: isOpen ? MoreThan(after) : LessThan(after) };
    return this.appeals.find({
      where: { state, ...beyond },
      order: { id: isOpen ? 'ASC' : 'DESC' },
      take: limit,
    });
  }

  countOpen(): Promise<number> {
    return this.appeals.countBy({ state: 'open' });
  }

  ofPerson(userId: number): Promise<SuspensionAppeal[]> {
    return this.appeals.find({ where: { userId }, order: { id: 'DESC' }, take: MAX_OF_PERSON });
  }

  async removeOfPerson(userId: number): Promise<void> {
    await this.appeals.delete({ userId });
  }

  async removeAnsweredBefore(moment: Date): Promise<void> {
    await this.appeals.delete({ answeredAt: LessThan(moment) });
  }

  private get appeals() {
    return this.unitOfWork.manager.getRepository(SuspensionAppeal);
  }
}
