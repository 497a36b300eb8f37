import type { Changing } from '../../../../shared/domain/changing';
import { AppealAnswered, AppealWaits, NoMoreAppeals } from './desk.errors';

/** `open`: there is no answer yet; `lifted`: the suspension has ended; `refused`: it stays. */
export const APPEAL_STATES = ['open', 'lifted', 'refused'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

/** Of one suspension; further appeals would say nothing new. */
export const MAX_APPEALS = 3;

export interface NewAppeal {
  /** The suspension. */
  readonly actionId: number;
  readonly userId: number;
  readonly text: string;
  readonly appealedAt: Date;
}

/** What a site admin answers. */
export interface AppealAnswer {
  readonly state: Exclude<AppealState, 'open'>;
  readonly answer: string | null;
  readonly answeredBy: number;
  readonly answeredAt: Date;
}

/** What a suspended person says, and what they are answered. */
export class SuspensionAppeal implements NewAppeal {
  /** Given by the database. */
  readonly id!: number;
  readonly actionId: number;
  readonly userId: number;
  readonly text: string;
  readonly state: AppealState;
  /** For the person; null without one. */
  readonly answer: string | null;
  readonly answeredBy: number | null;
  readonly appealedAt: Date;
  readonly answeredAt: Date | null;

  constructor({ actionId, userId, text, appealedAt }: NewAppeal) {
    this.actionId = actionId;
    this.userId = userId;
    this.text = text;
    this.state = 'open';
    this.answer = null;
    this.answeredBy = null;
    this.appealedAt = appealedAt;
    this.answeredAt = null;
  }

  /** Throws `AppealAnswered` the second time. */
  take({ state, answer, answeredBy, answeredAt }: AppealAnswer): void {
    if (this.state !== 'open') throw new AppealAnswered();
    Object.assign(this.changing, { state, answer, answeredBy, answeredAt });
  }

  private get changing(): Changing<SuspensionAppeal> {
    return this;
  }
}

/** Whether there can be another one. */
export const canAppeal = (before: readonly Pick<SuspensionAppeal, 'state'>[]): boolean =>
  before.length < MAX_APPEALS && !before.some(({ state }) => state === 'open');

/** Throws `AppealWaits`, `NoMoreAppeals`. @param before all of the same suspension */
export function appealAfter(before: readonly SuspensionAppeal[], input: NewAppeal): SuspensionAppeal {
  if (before.some(({ state }) => state === 'open')) throw new AppealWaits();
  if (!canAppeal(before)) throw new NoMoreAppeals();
  return new SuspensionAppeal(input);
}
