/** A site admin sees what a person sees in one of that person's groups: read-only, and for a quarter of an hour. */
export interface PersonView {
  /** 32 hexadecimal digits, at random. */
  readonly id: string;
  /** Who looks, and the session in which they do: no other one may use the view. */
  readonly adminUserId: number;
  readonly sessionId: string;
  /** Whose view it is, and the group that they act in. */
  readonly userId: number;
  readonly groupId: number;
  readonly expiresAt: Date;
}

const LIFETIME_MS = 15 * 60_000;

export const endOfView = (start: Date): Date => new Date(start.getTime() + LIFETIME_MS);

/** Whether it may be looked through now. */
export const isOpenTo = (
  view: PersonView,
  by: { readonly userId: number; readonly sessionId: string },
  now: Date,
): boolean => view.adminUserId === by.userId && view.sessionId === by.sessionId && view.expiresAt > now;
