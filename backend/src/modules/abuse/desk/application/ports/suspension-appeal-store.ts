import type { AppealState, SuspensionAppeal } from '../../domain/suspension-appeal.entity';

export interface AppealPage {
  readonly state: AppealState;
  /** The appeal that the page before ended with; null for the first page. */
  readonly after: number | null;
  readonly limit: number;
}

/** Keeps what suspended people say, and what they are answered. */
export abstract class SuspensionAppealStore {
  /** Gives it its id. */
  abstract add(appeal: SuspensionAppeal): Promise<void>;
  abstract save(appeal: SuspensionAppeal): Promise<void>;
  abstract find(id: number): Promise<SuspensionAppeal | null>;
  /** All of a suspension, oldest first. */
  abstract ofAction(actionId: number): Promise<SuspensionAppeal[]>;
  /** Those that wait oldest first, others newest first. */
  abstract page(input: AppealPage): Promise<SuspensionAppeal[]>;
  abstract countOpen(): Promise<number>;
  /** What a person said, at most 1000 times. */
  abstract ofPerson(userId: number): Promise<SuspensionAppeal[]>;
  abstract removeOfPerson(userId: number): Promise<void>;
  abstract removeAnsweredBefore(moment: Date): Promise<void>;
}
