import type { GroupLevel } from '../../../../shared/domain/actor';
import type { Group } from '../../domain/group.entity';
import type { Membership } from '../../domain/membership.entity';

/** One of somebody's groups. */
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

/** Groups and memberships as they are stored. */
export abstract class GroupRepository {
  abstract find(groupId: number): Promise<Group | null>;
  abstract homeOf(userId: number): Promise<Group | null>;
  /** False when the person whose home it would be has one already. */
  abstract add(group: Group): Promise<boolean>;
  abstract save(group: Group): Promise<void>;

  abstract membership(userId: number, groupId: number): Promise<Membership | null>;
  abstract addMembership(membership: Membership): Promise<void>;
  abstract saveMembership(membership: Membership): Promise<void>;
  abstract removeMembership(userId: number, groupId: number): Promise<void>;

  /** Home first, then in the order of joining; at most `limit`. */
  abstract groupsOf(userId: number, limit: number): Promise<MyGroup[]>;
  /** Ids of the groups in which the person is the only member. */
  abstract endingWith(userId: number): Promise<number[]>;
  /** The member who joined first; null when there is none. */
  abstract longestStanding(groupId: number): Promise<Membership | null>;
  /** Whether somebody other than this person is an admin. */
  abstract hasOtherAdmin(groupId: number, userId: number): Promise<boolean>;
}
