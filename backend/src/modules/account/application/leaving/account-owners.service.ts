import { Injectable } from '@nestjs/common';
import { Groups } from '../../../groups';
import { InvalidUser, People } from '../../../identity';
import type { Departing } from '../ports/departure-store';

/** Gathers what holders of personal data need to know of a person. */
@Injectable()
export class AccountOwners {
  constructor(
    private readonly people: People,
    private readonly groups: Groups,
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
