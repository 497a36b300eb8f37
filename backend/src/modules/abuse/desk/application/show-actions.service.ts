import { Injectable } from '@nestjs/common';
import { PeopleService } from '../../../identity';
import { BlockHitsService, type EntryHits } from '../../../safety';
import type { DeskAction, DeskActionKind } from '../domain/desk-action.entity';
import { ActionDoesNotExist } from '../domain/desk.errors';
import { DeskActionStore } from './ports/desk-action-store';

/** An action with the names of those who did it and undid it; null for accounts without one. */
export interface ShownAction {
  readonly action: DeskAction;
  readonly by: string | null;
  readonly undoneBy: string | null;
  /** How often the entry of a block refused an address; null of what is no block. */
  readonly refused: EntryHits | null;
}

export interface ShownActions {
  /** Newest first. */
  readonly actions: readonly ShownAction[];
  /** Where the next page begins; null at the end. */
  readonly next: number | null;
}

/** Which of the actions are wanted. */
export interface ActionsInput {
  readonly kind: DeskActionKind | null;
  readonly subject: string | null;
  /** Whether only suspensions and blocks are wanted that hold. */
  readonly isInForce: boolean;
  /** What the page before handed out; below 1 for the first. */
  readonly start: number;
}

const ON_PAGE = 20;

const isBlock = ({ kind }: DeskAction): boolean => kind === 'address-blocked';

/** Shows site admins what all of them did. */
@Injectable()
export class ShowActionsService {
  constructor(
    private readonly store: DeskActionStore,
    private readonly people: PeopleService,
    private readonly hits: BlockHitsService,
  ) {}

  async page({ start, ...wanted }: ActionsInput): Promise<ShownActions> {
    const before = start > 0 ? start : null;
    const found = await this.store.page({ ...wanted, before, limit: ON_PAGE + 1 });
    const shown = found.slice(0, ON_PAGE);
    const next = found.length > ON_PAGE ? (shown.at(-1)?.id ?? null) : null;
    return { actions: await this.named(shown), next };
  }

  /** Throws `ActionDoesNotExist`. */
  async one(actionId: number): Promise<ShownAction> {
    const action = await this.store.find(actionId);
    const [shown] = await this.named(action ? [action] : []);
    if (!shown) throw new ActionDoesNotExist();
    return shown;
  }

  private async named(actions: readonly DeskAction[]): Promise<readonly ShownAction[]> {
    const ids = actions.flatMap(({ userId, undoneBy }) =>
      undoneBy === null ? [userId] : [userId, undoneBy],
    );
    const names = await this.people.namesOf([...new Set(ids)]);
    const hitsOf = await this.hits.hitsOf(actions.filter(isBlock).map(({ subject }) => subject));
    return actions.map((action) => ({
      action,
      by: names.get(action.userId) ?? null,
      undoneBy: action.undoneBy === null ? null : (names.get(action.undoneBy) ?? null),
      refused: isBlock(action) ? hitsOf(action.subject) : null,
    }));
  }
}
