import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, IsNull, Not, Raw } from 'typeorm';
import { isUniqueViolation } from '../../../shared/database/database-errors';
import { rowLock } from '../../../shared/database/row-lock';
import { momentOf } from '../../../shared/database/rows';
import { updateById } from '../../../shared/database/update-by-id';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { GroupLevel } from '../../../shared/domain/actor';
import { GroupRepository, type MyGroup, type MemberPlace } from '../application/ports/group-repository';
import { AS_SERVED, Group, type LinkSchema } from '../domain/group.entity';
import { Membership } from '../domain/membership.entity';

interface MyGroupRow {
  readonly group_id: number;
  readonly name: string;
  readonly level: GroupLevel;
  readonly home_of_user_id: number | null;
  readonly member_count: number | string;
  readonly joined_at: string | Date;
}

interface PlaceRow {
  readonly level: GroupLevel;
  readonly plan: string;
  readonly everyone_edits: boolean | number;
  readonly seat: number | string;
}

/** The maker of the group, and 0 when that person is gone. */
const MAKER = 'COALESCE(g.owner_user_id, 0)';

@Injectable()
export class TypeormGroupRepository extends GroupRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  find(groupId: number): Promise<Group | null> {
    return this.groups.findOneBy({ id: groupId });
  }

  hold(groupId: number): Promise<Group | null> {
    return this.holdBy(groupId, { id: groupId });
  }

  holdInhabited(groupId: number): Promise<Group | null> {
    const condition = (id: string): string =>
      `${id} = :groupId AND EXISTS (SELECT 1 FROM memberships m WHERE m.group_id = ${id})`;
    return this.holdBy(groupId, { id: Raw(condition, { groupId }) });
  }

  async namesOf(groupIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (groupIds.length === 0) return new Map();
    const groups = await this.groups.find({
      select: { id: true, name: true },
      where: { id: In([...groupIds]) },
    });
    return new Map(groups.map(({ id, name }) => [id, name]));
  }

  async named(name: string, limit: number): Promise<{ groupId: number; name: string }[]> {
    const groups = await this.groups.find({
      select: { id: true, name: true },
      where: { name },
      order: { id: 'ASC' },
      take: limit,
    });
    return groups.map(({ id: groupId, name: found }) => ({ groupId, name: found }));
  }

  async schemesOf(groupIds: readonly number[]): Promise<ReadonlyMap<number, LinkSchema>> {
    if (groupIds.length === 0) return new Map();
    const groups = await this.groups.find({
      select: { id: true, linkSchema: true },
      where: { id: In([...groupIds]) },
    });
    return new Map(
      groups.flatMap(({ id, linkSchema }) => (linkSchema === AS_SERVED ? [] : [[id, linkSchema] as const])),
    );
  }

  async addressLimited(groupIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (groupIds.length === 0) return new Set();
    const groups = await this.groups.find({
      select: { id: true, ipAllowList: true },
      where: { id: In([...groupIds]) },
    });
    return new Set(groups.flatMap(({ id, ipAllowList }) => (ipAllowList.length > 0 ? [id] : [])));
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
    await updateById(this.groups, group);
  }

  /** Asked with each call of a member, so it is one question. */
  async placeOf(userId: number, groupId: number): Promise<MemberPlace | null> {
    const rows = await this.unitOfWork.manager.query<PlaceRow[]>(
      `SELECT m.level, g.plan, g.everyone_edits, (
          SELECT COUNT(*) FROM memberships other
           WHERE other.group_id = m.group_id AND m.user_id <> ${MAKER} AND (
             other.user_id = ${MAKER} OR other.joined_at < m.joined_at
             OR (other.joined_at = m.joined_at AND other.user_id < m.user_id))) AS seat
         FROM memberships m JOIN user_groups g ON g.id = m.group_id
        WHERE m.group_id = ? AND m.user_id = ?`,
      [groupId, userId],
    );
    const [row] = rows;
    if (!row) return null;
    const { level, plan, everyone_edits: everyoneEdits, seat } = row;
    return { groupId, level, plan, everyoneEdits: Boolean(everyoneEdits), seat: Number(seat) };
  }

  membersOf(groupId: number): Promise<Membership[]> {
    return this.memberships
      .createQueryBuilder('m')
      .innerJoin(Group, 'g', 'g.id = m.groupId')
      .where('m.groupId = :groupId', { groupId })
      .orderBy('CASE WHEN m.userId = g.ownerUserId THEN 0 ELSE 1 END', 'ASC')
      .addOrderBy('m.joinedAt', 'ASC')
      .addOrderBy('m.userId', 'ASC')
      .getMany();
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

  countOf(userId: number): Promise<number> {
    return this.memberships.countBy({ userId });
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

  countMadeBy(userId: number): Promise<number> {
    return this.groups.countBy({ ownerUserId: userId, homeOfUserId: IsNull() });
  }

  hasOtherAdmin(groupId: number, userId: number): Promise<boolean> {
    return this.memberships.existsBy({ groupId, userId: Not(userId), level: 2 });
  }

  private holdBy(groupId: number, where: FindOptionsWhere<Group>): Promise<Group | null> {
    return this.unitOfWork.holdOnce(`group ${groupId}`, () =>
      this.groups.findOne({ where, ...rowLock(this.unitOfWork.manager) }),
    );
  }

  private get groups() {
    return this.unitOfWork.manager.getRepository(Group);
  }

  private get memberships() {
    return this.unitOfWork.manager.getRepository(Membership);
  }
}
