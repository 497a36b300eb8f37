import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { isUniqueViolation } from '../../../shared/database/database-errors';
import { rowLock } from '../../../shared/database/row-lock';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { UserRepository } from '../application/ports/user-repository';
import { EmailTaken } from '../domain/identity.errors';
import { User } from '../domain/user.entity';

@Injectable()
export class TypeormUserRepository extends UserRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(user: User): Promise<boolean> {
    try {
      await this.users.insert(user);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  find(id: number): Promise<User | null> {
    return this.users.findOneBy({ id });
  }

  hold(id: number): Promise<User | null> {
    return this.users.findOne({ where: { id }, ...rowLock(this.unitOfWork.manager) });
  }

  async findAll(ids: readonly number[]): Promise<User[]> {
    return ids.length === 0 ? [] : this.users.findBy({ id: In([...ids]), deletedAt: IsNull() });
  }

  async namesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (ids.length === 0) return new Map();
    const users = await this.users.find({
      where: { id: In([...ids]), deletedAt: IsNull() },
      select: { id: true, displayName: true },
    });
    return new Map(users.flatMap(({ id, displayName }) => (displayName ? [[id, displayName]] : [])));
  }

  findByEmail(email: string): Promise<User | null> {
    return this.users.findOneBy({ email });
  }

  findByGoogle(googleSub: string): Promise<User | null> {
    return this.users.findOneBy({ googleSub });
  }

  async save(user: User): Promise<void> {
    try {
      await this.users.save(user);
    } catch (error) {
      throw isUniqueViolation(error) ? new EmailTaken() : error;
    }
  }

  private get users() {
    return this.unitOfWork.manager.getRepository(User);
  }
}
