import type { GroupLevel } from '../../../shared/domain/actor';
import type { Group } from './group.entity';
import {
  HomeOwnerStays,
  LastAdminStays,
  NoSuchMember,
  NotAGroupAdmin,
  NotAGroupMember,
} from './groups.errors';
import type { Membership } from './membership.entity';

/** Everybody who belongs to a group: what decides who may go or be less than an admin. */
export class Roster {
  private readonly members: Map<number, Membership>;

  /** Members in the order of their seats. */
  constructor(
    private readonly group: Pick<Group, 'homeOfUserId'>,
    members: readonly Membership[],
  ) {
    this.members = new Map(members.map((member) => [member.userId, member]));
  }

  get all(): readonly Membership[] {
    return [...this.members.values()];
  }

  has(userId: number): boolean {
    return this.members.has(userId);
  }

  /** Throws unless this person may change who belongs to the group. */
  requireAdmin(userId: number): void {
    const member = this.members.get(userId);
    if (!member) throw new NotAGroupMember();
    if (!member.isAdmin) throw new NotAGroupAdmin();
  }

  /** The member with the new level; null when it was that before. */
  changeLevel(userId: number, level: GroupLevel): Membership | null {
    const member = this.find(userId);
    if (member.level === level) return null;
    if (level === 1) this.requireSpare(member);
    member.become(level);
    return member;
  }

  remove(userId: number): void {
    this.requireSpare(this.find(userId));
    this.members.delete(userId);
  }

  private find(userId: number): Membership {
    const member = this.members.get(userId);
    if (!member) throw new NoSuchMember();
    return member;
  }

  /** A home is not kept without the person whose home it is, and no group is without an admin. */
  private requireSpare({ userId }: Membership): void {
    if (this.group.homeOfUserId === userId) throw new HomeOwnerStays();
    if (!this.all.some((other) => other.isAdmin && other.userId !== userId)) throw new LastAdminStays();
  }
}
