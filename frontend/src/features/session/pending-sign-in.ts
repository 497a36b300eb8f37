/** A code that this tab waits for. */
export interface PendingSignIn {
  readonly email: string;
  /** ms since 1970 */
  readonly resendAt: number;
  /** ms since 1970 */
  readonly expiresAt: number;
}

/** Phones close the page while its visitor reads their mail; what was typed has to outlive that. */
export interface PendingShelf {
  read(): PendingSignIn | null;
  write(pending: PendingSignIn | null): void;
}

const KEY = 'linklet.sign-in';

function isPending(value: unknown): value is PendingSignIn {
  if (typeof value !== 'object' || value === null) return false;
  const { email, resendAt, expiresAt } = value as Partial<Record<keyof PendingSignIn, unknown>>;
  return typeof email === 'string' && typeof resendAt === 'number' && typeof expiresAt === 'number';
}

/** For as long as the tab lives and no longer: an email address is private. */
export const pendingShelf: PendingShelf = {
  read() {
    try {
      const value: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
      return isPending(value) && value.expiresAt > Date.now() ? value : null;
    } catch {
      return null;
    }
  },
  write(pending) {
    try {
      if (pending === null) window.sessionStorage.removeItem(KEY);
      else window.sessionStorage.setItem(KEY, JSON.stringify(pending));
    } catch {
      // Storage may be forbidden; the page works without it.
    }
  },
};
