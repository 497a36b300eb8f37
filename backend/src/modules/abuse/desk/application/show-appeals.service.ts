import { Injectable } from '@nestjs/common';
import { PeopleService, type PersonSnapshot } from '../../../identity';
import type { DeskAction } from '../domain/desk-action.entity';
import { AppealDoesNotExist } from '../domain/desk.errors';
import type { AppealState, SuspensionAppeal } from '../domain/suspension-appeal.entity';
import { DeskActionStore } from './ports/desk-action-store';
import { SuspensionAppealStore } from './ports/suspension-appeal-store';

/** An appeal with the suspension that it is about, and who did what. */
export interface ShownAppeal {
  readonly appeal: SuspensionAppeal;
  readonly suspension: DeskAction;
  /** Null once the account is gone. */
  readonly person: PersonSnapshot | null;
  /** Names of site admins; null for those without one. */
  readonly suspendedBy: string | null;
  readonly answeredBy: string | null;
}

export interface ShownAppeals {
  readonly appeals: readonly ShownAppeal[];
  /** Where the next page begins; null at the end. */
  readonly next: number | null;
  /** Appeals without an answer. */
  readonly open: number;
}

const ON_PAGE = 20;

/** Shows site admins what suspended people say. */
@Injectable()
export class ShowAppealsService {
  constructor(
    private readonly appeals: SuspensionAppealStore,
    private readonly actions: DeskActionStore,
    private readonly people: PeopleService,
  ) {}

  /** `start`: what the page before handed out; below 1 for the first. */
  async page(state: AppealState, start: number): Promise<ShownAppeals> {
    const after = start > 0 ? start : null;
    const found = await this.appeals.page({ state, after, limit: ON_PAGE + 1 });
    const shown = found.slice(0, ON_PAGE);
    const next = found.length > ON_PAGE ? (shown.at(-1)?.id ?? null) : null;
    return { appeals: await this.described(shown), next, open: await this.appeals.countOpen() };
  }

  /** Throws `AppealDoesNotExist`. */
  async one(appealId: number): Promise<ShownAppeal> {
    const found = await this.appeals.find(appealId);
    const [shown] = await this.described(found ? [found] : []);
    if (!shown) throw new AppealDoesNotExist();
    return shown;
  }

  private async described(appeals: readonly SuspensionAppeal[]): Promise<ShownAppeal[]> {
    if (appeals.length === 0) return [];
    const actions = await this.actions.findAll(appeals.map(({ actionId }) => actionId));
    const actionOf = new Map(actions.map((action) => [action.id, action]));
    const people = await this.people.findAll(appeals.map(({ userId }) => userId));
    const personOf = new Map(people.map((person) => [person.userId, person]));
    const admins = [...actions.map(({ userId }) => userId), ...appeals.map(({ answeredBy }) => answeredBy)];
    const names = await this.people.namesOf([...new Set(admins.filter((id) => id !== null))]);
    return appeals.flatMap((appeal) => {
      const suspension = actionOf.get(appeal.actionId);
      if (suspension === undefined) return [];
      const { userId, answeredBy } = appeal;
      return {
        appeal,
        suspension,
        person: personOf.get(userId) ?? null,
        suspendedBy: names.get(suspension.userId) ?? null,
        answeredBy: answeredBy === null ? null : (names.get(answeredBy) ?? null),
      };
    });
  }
}
