import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Request } from '../../shared/request';
import { LongListStore } from './long-list.store';
import type { ActionChoice, DeskAction, FoundAtDesk, ModerationApi } from './moderation.api';

const isMoving = ({ state }: DeskAction): boolean => state === 'running' || state === 'undoing';

/** What a site admin looks for and finds, and what all of them did. */
export class ModerationStore {
  /** What was asked last; empty before. */
  q = '';
  readonly found = new Request<FoundAtDesk>();
  readonly list: LongListStore<DeskAction>;
  readonly undoing = new Request<DeskAction>();
  /** Newer than what the list has, by number. */
  private fresh: ReadonlyMap<number, DeskAction> = new Map();
  private readonly api: ModerationApi;

  /** @param choice which actions are listed; null for all */
  constructor(api: ModerationApi, choice: ActionChoice | null = null) {
    this.api = api;
    this.list = new LongListStore((start) => api.actions(start, choice));
    makeAutoObservable<this, 'api' | 'fresh'>(
      this,
      { api: false, found: false, list: false, undoing: false, fresh: observableRef },
      { autoBind: true },
    );
  }

  get actions(): readonly DeskAction[] {
    return this.list.items.map((action) => this.fresh.get(action.actionId) ?? action);
  }

  /** Some action goes through links right now. */
  get isMoving(): boolean {
    return this.actions.some(isMoving);
  }

  async find(q: string): Promise<void> {
    this.q = q;
    this.found.reset();
    await this.found.run(() => this.api.find(q));
  }

  /** What was found, and the list, as they are after something was done. */
  async lookAgain(): Promise<void> {
    const { q } = this;
    await Promise.all([q === '' ? null : this.found.run(() => this.api.find(q)), this.list.load()]);
  }

  /** How far the actions have come that go through links. */
  async follow(): Promise<void> {
    const moving = this.actions.filter(isMoving);
    const now = await Promise.all(moving.map(({ actionId }) => this.api.action(actionId).catch(() => null)));
    this.take(now.filter((action) => action !== null));
  }

  /** Whether it is being undone. */
  async undo(actionId: number): Promise<boolean> {
    const action = await this.undoing.run(() => this.api.undo(actionId));
    if (action === null) return false;
    this.take([action]);
    if (this.q !== '') await this.found.run(() => this.api.find(this.q));
    return true;
  }

  private take(actions: readonly DeskAction[]): void {
    if (actions.length === 0) return;
    runInAction(() => {
      this.fresh = new Map([...this.fresh, ...actions.map((action) => [action.actionId, action] as const)]);
    });
  }
}
