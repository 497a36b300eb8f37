import { Injectable } from '@nestjs/common';
import { GroupsService } from '../../../groups';
import { PeopleService } from '../../../identity';

/** What those who run the site call people and groups. */
@Injectable()
export class DeskNamesService {
  constructor(
    private readonly people: PeopleService,
    private readonly groups: GroupsService,
  ) {}

  /** Addresses: a name can be anybody's. Those who are gone are left out. */
  async emailsOf(userIds: readonly (number | null)[]): Promise<ReadonlyMap<number, string>> {
    const ids = new Set(userIds.flatMap((id) => (id === null || id === 0 ? [] : [id])));
    const found = await this.people.findAll([...ids]);
    return new Map(found.map(({ userId, email }) => [userId, email]));
  }

  groupsOf(groupIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.groups.namesOf([...new Set(groupIds)]);
  }
}
