/** A visitor without an account, known by the browser that asked for the token. */
export interface Guest {
  readonly kind: 'guest';
  /** The specification's id of every anonymous visitor. */
  readonly userId: 0;
  /** Guests belong to no group. */
  readonly groupId: 0;
  /** 128-bit random id of the browser; says which links' counts this guest may see, never what it may change. */
  readonly browserUuid: string;
}

/** Who is asking. Every module sees only this; rights are pure functions of it. */
export type Actor = Guest;
