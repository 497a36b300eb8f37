/** A person has an account now. */
export interface PersonRegistered {
  readonly type: 'identity.person-registered';
  readonly userId: number;
}

/** A person who has an account signed in with a browser that none of their sessions was begun with. */
export interface SignedInFromNewBrowser {
  readonly type: 'identity.signed-in-from-new-browser';
  readonly userId: number;
  readonly sessionId: string;
  /** Name of the browser; null when it did not say. */
  readonly browser: string | null;
  /** Its operating system. */
  readonly os: string | null;
}

/** A refresh token was used a second time, so the session that it belongs to was ended. */
export interface SessionEndedByReuse {
  readonly type: 'identity.session-ended-by-reuse';
  readonly userId: number;
  readonly sessionId: string;
  readonly browser: string | null;
  readonly os: string | null;
}

/** A person signs in with another address from now on. */
export interface AddressChanged {
  readonly type: 'identity.address-changed';
  readonly userId: number;
  /** Told apart from the person's other changes by this. */
  readonly changeId: string;
}

/** What programs of a group may do has changed, here or in another process. */
export interface ProgramsChanged {
  readonly type: 'identity.programs-changed';
  /** The group's number; `*` when it may be any. */
  readonly change: string;
}
