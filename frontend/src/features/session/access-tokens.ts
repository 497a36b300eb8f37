import { type ApiError, apiErrorOf } from '../../api/api-error';
import type { SessionCookies, SessionHint } from './session-cookies';
import type { SessionLock } from './session-lock';

/** A token on its way to the server must not expire there. */
const MARGIN_SECONDS = 20;

export interface IssuedToken extends SessionHint {
  readonly accessToken: string;
  readonly lifetimeSeconds: number;
}

export interface Renewal {
  /** The group to go on in; that of the session when absent. */
  readonly groupId?: number;
  /** A refresh token that came in an address, and whose it is; the cookie counts when absent. */
  readonly key?: { readonly userId: number; readonly refreshToken: string };
}

export interface TokenApi {
  guestToken(): Promise<IssuedToken>;
  memberToken(renewal: Renewal): Promise<IssuedToken>;
}

interface Held {
  readonly value: string;
  /** ms since 1970 */
  readonly usableUntil: number;
}

/**
 * Holds the access token, in memory only. One request at a time fetches another: in this tab by sharing it,
 * among tabs by the lock, so that no tab shows a refresh token that another has used up.
 */
export class AccessTokens {
  /** Hears of each refused renewal; true: the session is a guest's now, and the callers get a token of that. */
  onRefused: (error: ApiError) => boolean = () => false;
  onIssued: (who: SessionHint) => void = () => undefined;
  private readonly api: TokenApi;
  private readonly cookies: Pick<SessionCookies, 'read'>;
  private readonly lock: SessionLock;
  private readonly now: () => number;
  private held: Held | null = null;
  private fetching: Promise<string> | null = null;
  private isGuestByForce = false;
  /** Counts beginnings: what was asked for before the newest one is not kept. */
  private beginning = 0;

  constructor(
    api: TokenApi,
    cookies: Pick<SessionCookies, 'read'>,
    lock: SessionLock,
    now: () => number = Date.now,
  ) {
    this.api = api;
    this.cookies = cookies;
    this.lock = lock;
    this.now = now;
  }

  async token(): Promise<string> {
    const { held } = this;
    if (held !== null && this.now() < held.usableUntil) return held.value;
    return this.share(() => this.fetch());
  }

  async renew(refused: string): Promise<string> {
    // Someone else may have renewed it while this caller was being refused.
    if (this.held !== null && this.held.value !== refused) return this.token();
    return this.share(() => this.fetch());
  }

  /** Who is signed in has changed: the next call fetches a token for them. */
  drop(): void {
    this.beginning += 1;
    this.held = null;
    this.fetching = null;
    this.isGuestByForce = false;
  }

  /** What the cookies say of a person signed in does not count until {@link drop}. */
  goOnAsGuest(): void {
    this.held = null;
    this.isGuestByForce = true;
  }

  /** Renews on purpose: into another group, or with a key of one's own. Throws when it is refused. */
  async renewInto(renewal: Renewal): Promise<void> {
    await this.fetching?.catch(() => undefined);
    this.drop();
    await this.share(() => this.lock(() => this.take(() => this.api.memberToken(renewal))));
  }

  private share(fetch: () => Promise<string>): Promise<string> {
    if (this.fetching !== null) return this.fetching;
    const mine = fetch().finally(() => {
      if (this.fetching === mine) this.fetching = null;
    });
    this.fetching = mine;
    return mine;
  }

  private async fetch(): Promise<string> {
    try {
      return await this.lock(() => this.take(() => this.issue()));
    } catch (thrown) {
      const error = apiErrorOf(thrown);
      if (error.status === 0 || this.isGuestByForce || !this.onRefused(error)) throw error;
      return this.take(() => this.issue());
    }
  }

  /** Looks at the cookies last: another tab may have changed them while this one waited for the lock. */
  private issue(): Promise<IssuedToken> {
    const isMember = !this.isGuestByForce && this.cookies.read().userId !== 0;
    return isMember ? this.api.memberToken({}) : this.api.guestToken();
  }

  private async take(ask: () => Promise<IssuedToken>): Promise<string> {
    const { beginning } = this;
    const { accessToken, lifetimeSeconds, userId, groupId } = await ask();
    if (beginning !== this.beginning) return accessToken;
    const usableUntil = this.now() + (lifetimeSeconds - MARGIN_SECONDS) * 1_000;
    this.held = { value: accessToken, usableUntil };
    this.onIssued({ userId, groupId });
    return accessToken;
  }
}
