import { Injectable } from '@nestjs/common';
import { GroupsService } from '../../groups';
import { PeopleService } from '../../identity';
import type { Notification, NotificationParams } from '../domain/notification';

const numbersIn = (notifications: readonly Notification[], param: 'userId' | 'groupId'): number[] => [
  ...new Set(notifications.map(({ params }) => params[param]).filter((value) => typeof value === 'number')),
];

/** Messages name people and groups by their number, so that no name outlives its owner; readers want names. */
@Injectable()
export class NotificationNamesService {
  constructor(
    private readonly people: PeopleService,
    private readonly groups: GroupsService,
  ) {}

  /** With the names of today beside the numbers; null for accounts without one. */
  async fillIn(notifications: readonly Notification[]): Promise<Notification[]> {
    const people = await this.people.namesOf(numbersIn(notifications, 'userId'));
    const groups = await this.groups.namesOf(numbersIn(notifications, 'groupId'));
    const nameIn = (names: ReadonlyMap<number, string>, value: NotificationParams[string] | undefined) =>
      typeof value === 'number' ? (names.get(value) ?? null) : undefined;
    return notifications.map((notification) => {
      const { userId, groupId } = notification.params;
      const [personName, groupName] = [nameIn(people, userId), nameIn(groups, groupId)];
      const params = {
        ...notification.params,
        ...(personName === undefined ? {} : { personName }),
        ...(groupName === undefined ? {} : { groupName }),
      };
      return { ...notification, params };
    });
  }
}
