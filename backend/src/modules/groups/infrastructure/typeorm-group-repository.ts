import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { isUniqueViolation } from '../../../shared/database/database-errors';
import { momentOf } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { GroupLevel } from '../../../shared/domain/actor';
import { GroupRepository, type MyGroup } from '../application/ports/group-repository';
import { Group } from '../domain/group.entity';
import { Membership } from '../domain/membership.entity';

interface MyGroupRow {
  readonly group_id: number;
  readonly name: string;
  readonly level: GroupLevel;
  readonly home_of_user_id: number | null;
  readonly member_count: number | string;
  readonly joined_at: string | Date;
}

@Injectable()
export class TypeormGroupRepository extends GroupRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  find(groupId: number): Promise<Group | null> {
    return this.groups.findOneBy({ id: groupId });
  }

  homeOf(userId: number): Promise<Group | null> {
    return this.groups.findOneBy({ homeOfUserId: userId });
  }

  async add(group: Group): Promise<boolean> {
    try {
      await this.groups.insert(group);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async save(group: Group): Promise<void> {
    await this.groups.save(group);
  }

  membership(userId: number, groupId: number): Promise<Membership | null> {
    return this.memberships.findOneBy({ groupId, userId });
  }

  async addMembership(membership: Membership): Promise<void> {
    await this.memberships.insert(membership);
  }

  async saveMembership(membership: Membership): Promise<void> {
    await this.memberships.save(membership);
  }

  async removeMembership(userId: number, groupId: number): Promise<void> {
    await this.memberships.delete({ groupId, userId });
  }

  /** One question for all: the members are counted where they are found. */
  async groupsOf(userId: number, limit: number): Promise<MyGroup[]> {
    const rows = await this.unitOfWork.manager.query<MyGroupRow[]>(
      `SELECT m.group_id, g.name, m.level, g.home_of_user_id, m.joined_at,
              (SELECT COUNT(*) FROM memberships each_one WHERE each_one.group_id = m.group_id) AS member_count
         FROM memberships m JOIN user_groups g ON g.id = m.group_id
        WHERE m.user_id = ?
        ORDER BY CASE WHEN g.home_of_user_id = ? THEN 0 ELSE 1 END, m.joined_at, m.group_id
        LIMIT ${limit}`,
      [userId, userId],
    );
    return rows.map((row) => ({
      groupId: row.group_id,
      name: row.name,
      level: row.level,
      isHome: row.home_of_user_id === userId,
      memberCount: Number(row.member_count),
      joinedAt: momentOf(row.joined_at),
    }));
  }

  async endingWith(userId: number): Promise<number[]> {
    const rows = await this.unitOfWork.manager.query<{ group_id: number }[]>(
      `SELECT m.group_id FROM memberships m
        WHERE m.user_id = ? AND NOT EXISTS (
          SELECT 1 FROM memberships other WHERE other.group_id = m.group_id AND other.user_id <> m.user_id)
        ORDER BY m.group_id`,
      [userId],
    );
    return rows.map((row) => row.group_id);
  }

  longestStanding(groupId: number): Promise<Membership | null> {
    return this.memberships.findOne({ where: { groupId }, order: { joinedAt: 'ASC', userId: 'ASC' } });
  }

  hasOtherAdmin(groupId: number, userId: number): Promise<boolean> {
    return this.memberships.existsBy({ groupId, userId: Not(userId), level: 2 });
  }

  private get groups() {
    return this.unitOfWork.manager.getRepository(Group);
  }

  private get memberships() {
    return this.unitOfWork.manager.getRepository(Membership);
  }
}
