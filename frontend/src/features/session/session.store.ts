import type { SessionApi } from './session.api';

/** A token on its way to the server must not expire there. */
const MARGIN_SECONDS = 20;

interface HeldToken {
  readonly value: string;
  readonly usableUntil: number;
}

/** Holds the access token, in memory only, and sees to it that one request at a time fetches another. */
export class SessionStore {
  private readonly api: SessionApi;
  private readonly now: () => number;
  private held: HeldToken | null = null;
  private fetching: Promise<string> | null = null;

  constructor(api: SessionApi, now: () => number = Date.now) {
    this.api = api;
    this.now = now;
  }

  async token(): Promise<string> {
    const { held } = this;
    if (held !== null && this.now() < held.usableUntil) return held.value;
    return this.fetchOnce();
  }

  async renew(refused: string): Promise<string> {
    // Someone else may have renewed it while this caller was being refused.
    if (this.held !== null && this.held.value !== refused) return this.token();
    return this.fetchOnce();
  }

  private fetchOnce(): Promise<string> {
    this.fetching ??= this.fetch().finally(() => {
      this.fetching = null;
    });
    return this.fetching;
  }

  private async fetch(): Promise<string> {
    const { accessToken, lifetimeSeconds } = await this.api.guestToken();
    this.held = {
      value: accessToken,
      usableUntil: this.now() + (lifetimeSeconds - MARGIN_SECONDS) * 1000,
    };
    return accessToken;
  }
}
