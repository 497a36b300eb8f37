import { Injectable } from '@nestjs/common';

/** Display names of people by their ids, at most 1000 at once; those who have none are left out. */
export type ReadNames = (userIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** What people are called, for modules that know them by their ids alone. The names come from the module that keeps people. */
@Injectable()
export class PeopleNames {
  private read: ReadNames = () => Promise.resolve(new Map());

  /** To be called once, before the first request. */
  readWith(read: ReadNames): void {
    this.read = read;
  }

  namesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.read([...new Set(userIds)]);
  }
}
