import type { GroupLevel } from '../../../../shared/domain/actor';
import type { Group, LinkSchema } from '../../domain/group.entity';
import type { Membership } from '../../domain/membership.entity';

/** One of a person's groups. */
export interface MyGroup {
  readonly groupId: number;
  readonly name: string;
  /** The person's level in it. */
  readonly level: GroupLevel;
  /** It is this person's own home. */
  readonly isHome: boolean;
  readonly memberCount: number;
  readonly joinedAt: Date;
}

/** A member's place in a group. */
export interface MemberPlace {
  readonly groupId: number;
  readonly level: GroupLevel;
  /** What the group has bought. */
  readonly plan: string;
  /** Every member may change all of its links. */
  readonly everyoneEdits: boolean;
  /** How many come before in the order of seats. */
  readonly seat: number;
}

/** Groups and memberships as they are stored. */
export abstract class GroupRepository {
  abstract find(groupId: number): Promise<Group | null>;
  /** The group, which no other transaction holds until the caller's ends; others have to wait. */
  abstract hold(groupId: number): Promise<Group | null>;
  /** The same; null when it has no member left. */
  abstract holdInhabited(groupId: number): Promise<Group | null>;
  /** Of at most 1000 groups. */
  abstract namesOf(groupIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Those of exactly that name, oldest first. */
  abstract named(
    name: string,
    limit: number,
  ): Promise<readonly { readonly groupId: number; readonly name: string }[]>;
  /** Of those that have chosen one. */
  abstract schemesOf(groupIds: readonly number[]): Promise<ReadonlyMap<number, LinkSchema>>;
  /** Of at most 1000 groups, those that admit listed addresses only. */
  abstract addressLimited(groupIds: readonly number[]): Promise<ReadonlySet<number>>;
  abstract homeOf(userId: number): Promise<Group | null>;
  /** False when the person whose home it would be has one already. */
  abstract add(group: Group): Promise<boolean>;
  abstract save(group: Group): Promise<void>;

  abstract placeOf(userId: number, groupId: number): Promise<MemberPlace | null>;
  /** In the order of their seats: the maker of the group, then in the order of joining. */
  abstract membersOf(groupId: number): Promise<Membership[]>;
  abstract addMembership(membership: Membership): Promise<void>;
  abstract saveMembership(membership: Membership): Promise<void>;
  abstract removeMembership(userId: number, groupId: number): Promise<void>;

  /** Home first, then in the order of joining; at most `limit`. */
  abstract groupsOf(userId: number, limit: number): Promise<MyGroup[]>;
  abstract countOf(userId: number): Promise<number>;
  /** Ids of the groups in which the person is the only member. */
  abstract endingWith(userId: number): Promise<number[]>;
  /** How many groups the person has made besides their home. */
  abstract countMadeBy(userId: number): Promise<number>;
  /** Whether it has an admin other than this person. */
  abstract hasOtherAdmin(groupId: number, userId: number): Promise<boolean>;
}
