import type { EndReason, Session } from '../../domain/session.entity';

/** What the guard must know of a session on each call. */
export interface LiveSession {
  readonly session: Session;
  /** The person's address if it is proven. */
  readonly verifiedEmail: string | null;
}

export interface Rotation {
  /** The generation that ends. */
  readonly generation: number;
  readonly groupId: number;
  /** Hash of the next generation's token. */
  readonly tokenHash: string;
  readonly now: Date;
}

/** Which of a person's sessions. */
export interface SessionChoice {
  readonly only?: string;
  readonly except?: string;
  readonly browserUuid?: string;
}

/** Where sessions are kept. */
export abstract class SessionRepository {
  abstract add(session: Session): Promise<void>;
  abstract find(id: string): Promise<Session | null>;
  /** With the person whose it is, in one question; null when either is gone, or the person is suspended. */
  abstract findWithPerson(id: string): Promise<LiveSession | null>;
  /** Sessions that have not ended, the last used first; at most `limit`. */
  abstract openOf(userId: number, limit: number): Promise<Session[]>;
  /** Begins the next generation; of all who try from the same one, exactly one is told true. */
  abstract rotate(id: string, rotation: Rotation): Promise<boolean>;
  /** Ends those chosen of a person's sessions that have not ended; tells how many. */
  abstract end(
    userId: number,
    choice: SessionChoice,
    because: { reason: EndReason; now: Date },
  ): Promise<number>;
  /** Whether any of the person's sessions, over or not, was begun with this browser. */
  abstract knowsBrowser(userId: number, browserUuid: string): Promise<boolean>;
  abstract removeOf(userId: number): Promise<void>;
  /** Removes sessions that ended or expired before then. */
  abstract removeOlderThan(moment: Date): Promise<void>;
}
