import type { Schema } from '../../api/schemas';
import type { ListPart } from './long-list.store';

/** What a suspended person says. */
export type SuspensionAppeal = Schema<'SuspensionAppealDto'>;
export type AppealState = SuspensionAppeal['state'];
export const APPEAL_STATES = ['open', 'refused', 'lifted'] as const satisfies readonly AppealState[];

export interface AppealsApi {
  list(state: AppealState, start: string | null): Promise<ListPart<SuspensionAppeal>>;
  /** How many have no answer. */
  open(): Promise<number>;
  /** Ends the suspension. */
  lift(appealId: number): Promise<SuspensionAppeal>;
  /** The person is told why. */
  refuse(appealId: number, answer: string): Promise<SuspensionAppeal>;
}
