import { Injectable } from '@nestjs/common';
import { GroupMembersService } from '../../../groups';
import { PeopleService } from '../../../identity';

const MAX_SHOWN = 5;

/** A member who can enable the API and reset its token. */
export interface GroupAdmin {
  readonly userId: number;
  readonly name: string;
}

/** Whom general members can ask. */
@Injectable()
export class AdminsOfGroupService {
  constructor(
    private readonly members: GroupMembersService,
    private readonly people: PeopleService,
  ) {}

  /** The first five, in the order of joining. */
  async adminsOf(groupId: number): Promise<GroupAdmin[]> {
    const admins = (await this.members.membersOf(groupId))
      .filter(({ level }) => level === 2)
      .slice(0, MAX_SHOWN);
    const names = await this.people.namesOf(admins.map(({ userId }) => userId));
    return admins.map(({ userId }) => ({ userId, name: names.get(userId) ?? '' }));
  }
}
