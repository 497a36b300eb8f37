import { Injectable } from '@nestjs/common';
import { GroupsService } from '../../../groups';
import { InvalidUser, PeopleService } from '../../../identity';
import type { Departing } from '../ports/departure-store';

/** Gathers what holders of personal data need to know of a person. */
@Injectable()
export class AccountOwnersService {
  constructor(
    private readonly people: PeopleService,
    private readonly groups: GroupsService,
  ) {}

  async ownersOf(userId: number): Promise<Departing> {
    const person = await this.people.find(userId);
    if (!person) throw new InvalidUser();
    return {
      userId,
      groupIds: await this.groups.endingWith(userId),
      email: person.email,
      displayName: person.displayName,
      lang: person.lang,
    };
  }
}
