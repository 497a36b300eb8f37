import type { PersonView } from '../../domain/person-view';

/** The views of people that site admins have begun. */
export abstract class PersonViewStore {
  abstract add(view: PersonView): Promise<void>;
  /** The one that a session has of a person in a group; null when there is none that is open. */
  abstract openOne(
    viewed: Pick<PersonView, 'sessionId' | 'userId' | 'groupId'>,
    now: Date,
  ): Promise<PersonView | null>;
  /** Null when there is none, or it was removed. */
  abstract find(id: string): Promise<PersonView | null>;
  abstract remove(id: string): Promise<void>;
  /** Those that are over by then. */
  abstract removeEnded(by: Date): Promise<void>;
  /** Those of the person, and those in which they look. */
  abstract removeOf(userId: number): Promise<void>;
}
