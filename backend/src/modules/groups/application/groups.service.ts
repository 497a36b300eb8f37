import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/web-settings';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { GroupLevel } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { isAddressAllowed, isHostAllowed } from '../domain/admission';
import { AS_SERVED, Group, type LinkSchema, linkSchemaOf } from '../domain/group.entity';
import {
  FrontHostNotAllowed,
  GroupDoesNotExist,
  IpNotAllowed,
  NotAGroupMember,
} from '../domain/groups.errors';
import { Membership } from '../domain/membership.entity';
import { type GroupSnapshot, groupSnapshotOf } from './group-snapshot';
import { GroupRepository, type MyGroup } from './ports/group-repository';

/** A member's place in a group. */
export interface MembershipSnapshot {
  readonly groupId: number;
  readonly level: GroupLevel;
  /** What the group has bought, in the words of billing. */
  readonly plan: string;
  /** Every member may change all of its links. */
  readonly everyoneEdits: boolean;
  /** How many come before: 0 for the maker of the group, then in the order of joining. */
  readonly seat: number;
}

/** Where a call comes from. */
export interface GroupCallOrigin {
  /** The group that is acted in. */
  readonly groupId: number;
  /** Host of the site as the caller sees it, with or without its port. */
  readonly host: string;
  /** The caller's address. */
  readonly address: string;
}

/** What a group's plan was and is. */
export interface GroupPlanChange {
  readonly from: string;
  readonly to: string;
}

/** More than anybody belongs to; the rest is not listed. */
const MAX_GROUPS = 100;

/** Groups and who belongs to them. */
@Injectable()
export class GroupsService {
  private readonly servedWith: LinkSchema;

  constructor(
    private readonly groups: GroupRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    web: WebSettings,
  ) {
    this.servedWith = linkSchemaOf(web.shortOrigin);
  }

  /** The person's home, with the person as its admin; the one that is there when it was made before. */
  createHome(userId: number, name: string): Promise<GroupSnapshot> {
    return this.unitOfWork.run(async () => {
      const createdAt = this.clock.now();
      const group = Group.home({ userId, name, createdAt });
      const known = await this.groups.homeOf(userId);
      if (known) return groupSnapshotOf(known);
      if (await this.groups.add(group)) {
        const place = { groupId: group.id, userId, level: 2, joinedAt: createdAt } as const;
        await this.groups.addMembership(new Membership(place));
        return groupSnapshotOf(group);
      }
      // Another process was faster by a moment.
      const made = await this.groups.homeOf(userId);
      if (!made) throw new Error('a home that exists cannot be read');
      return groupSnapshotOf(made);
    });
  }

  /** Null when the person does not belong to the group. */
  membership(userId: number, groupId: number): Promise<MembershipSnapshot | null> {
    return this.groups.placeOf(userId, groupId);
  }

  /** The same, for those who may go no further without. */
  async requireMembership(userId: number, groupId: number): Promise<MembershipSnapshot> {
    const found = await this.membership(userId, groupId);
    if (!found) throw new NotAGroupMember();
    return found;
  }

  /** Home first, then in the order of joining; at most 100. */
  groupsOf(userId: number): Promise<MyGroup[]> {
    return this.groups.groupsOf(userId, MAX_GROUPS);
  }

  /** How many groups the person belongs to. */
  countOf(userId: number): Promise<number> {
    return this.groups.countOf(userId);
  }

  /** Null when the person has none. */
  async homeOf(userId: number): Promise<GroupSnapshot | null> {
    const home = await this.groups.homeOf(userId);
    return home && groupSnapshotOf(home);
  }

  async settingsOf(groupId: number): Promise<GroupSnapshot> {
    const group = await this.groups.find(groupId);
    if (!group) throw new NotAGroupMember();
    return groupSnapshotOf(group);
  }

  /** For those who run the site. Throws when there is no such group. */
  async find(groupId: number): Promise<GroupSnapshot> {
    const group = await this.groups.find(groupId);
    if (!group) throw new GroupDoesNotExist();
    return groupSnapshotOf(group);
  }

  /** `decide` names the plan while no other transaction changes the group. Throws when there is no such group. */
  changePlan(groupId: number, decide: () => Promise<string>): Promise<GroupPlanChange> {
    return this.unitOfWork.run(async () => {
      const group = await this.groups.hold(groupId);
      if (!group) throw new GroupDoesNotExist();
      const [from, to] = [group.plan, await decide()];
      if (from === to) return { from, to };
      group.takePlan(to);
      await this.groups.save(group);
      return { from, to };
    });
  }

  /** The scheme that a group's short addresses are shown with. */
  schemeOf({ linkSchema }: Pick<GroupSnapshot, 'linkSchema'>): LinkSchema {
    return linkSchema === AS_SERVED ? this.servedWith : linkSchema;
  }

  /** The same by number, of at most 1000 groups at once; those that have chosen none are left out. */
  schemesOf(groupIds: readonly number[]): Promise<ReadonlyMap<number, LinkSchema>> {
    return this.groups.schemesOf(groupIds);
  }

  /** Of at most 1000 groups, those that admit calls from listed addresses only. */
  addressLimited(groupIds: readonly number[]): Promise<ReadonlySet<number>> {
    return this.groups.addressLimited(groupIds);
  }

  /** Names by number, of at most 1000 groups at once. */
  namesOf(groupIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.groups.namesOf(groupIds);
  }

  /** Groups of exactly that name, oldest first. */
  named(
    name: string,
    limit: number,
  ): Promise<readonly { readonly groupId: number; readonly name: string }[]> {
    return this.groups.named(name, limit);
  }

  /** Refuses calls that the group's own lists of hosts and addresses do not let in. */
  async admit({ groupId, host, address }: GroupCallOrigin): Promise<void> {
    const { frontHosts, ipAllowList } = await this.settingsOf(groupId);
    if (!isAddressAllowed(ipAllowList, address)) throw new IpNotAllowed();
    if (!isHostAllowed(frontHosts, host)) throw new FrontHostNotAllowed();
  }

  /** Whether the group has no other admin than this person, who is one. */
  async isOnlyAdmin(userId: number, groupId: number): Promise<boolean> {
    return !(await this.groups.hasOtherAdmin(groupId, userId));
  }

  /** Ids of the groups that end when this person leaves for good, because they are its only member. */
  endingWith(userId: number): Promise<number[]> {
    return this.groups.endingWith(userId);
  }
}
