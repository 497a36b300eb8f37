import { Injectable } from '@nestjs/common';
import { GroupMembersService, GroupsService } from '../../groups';
import { parseEmail, PeopleService } from '../../identity';

/** A group, as those who run the site find it. */
export interface FoundGroup {
  readonly groupId: number;
  readonly name: string;
  readonly memberCount: number;
}

const GROUP_NUMBER = /^\d{1,15}$/;

/** Finds groups for those who run the site. */
@Injectable()
export class FindGroupsService {
  constructor(
    private readonly groups: GroupsService,
    private readonly members: GroupMembersService,
    private readonly people: PeopleService,
  ) {}

  /** @param q the number of a group, or the email address of a member. Throws `InvalidInput` for anything else. */
  async find(q: string): Promise<FoundGroup[]> {
    const text = q.trim();
    if (GROUP_NUMBER.test(text)) return this.numbered(Number(text));
    const person = await this.people.findByEmail(parseEmail(text));
    return person === null ? [] : this.groups.groupsOf(person.userId);
  }

  private async numbered(groupId: number): Promise<FoundGroup[]> {
    const name = (await this.groups.namesOf([groupId])).get(groupId);
    if (name === undefined) return [];
    return [{ groupId, name, memberCount: (await this.members.membersOf(groupId)).length }];
  }
}
