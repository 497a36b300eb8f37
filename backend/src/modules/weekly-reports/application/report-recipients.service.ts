import { Injectable } from '@nestjs/common';
import { GroupsService, type GroupSnapshot } from '../../groups';
import { PeopleService, type PersonSnapshot } from '../../identity';
import type { ReportKey } from './ports/weekly-report-store';

/** Finds out who may see what a report says. */
@Injectable()
export class ReportRecipientsService {
  constructor(
    private readonly groups: GroupsService,
    private readonly people: PeopleService,
  ) {}

  /** Null when the person does not belong to the group any more. */
  async groupOf({ userId, groupId }: ReportKey): Promise<GroupSnapshot | null> {
    const place = await this.groups.membership(userId, groupId);
    return place && this.groups.settingsOf(groupId);
  }

  /** Null for people who may not see the analytics at the moment. */
  async readerOf(
    { userId }: ReportKey,
    { ipAllowList }: Pick<GroupSnapshot, 'ipAllowList'>,
  ): Promise<PersonSnapshot | null> {
    if (ipAllowList.length > 0) return null;
    const person = await this.people.find(userId);
    return person?.suspendedAt === null && person.email !== '' ? person : null;
  }
}
