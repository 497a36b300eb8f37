import type { Claims } from '../../domain/google-account';

/** What a browser takes along to the provider and back; only we can read or write it. */
export interface SignInAttempt {
  /** Comes back in the callback's address. */
  readonly state: string;
  /** PKCE: proves that the browser that brings the code has asked for it. */
  readonly verifier: string;
  /** Comes back inside the ID token. */
  readonly nonce: string;
}

/** What the provider sends a browser back with. */
export interface CallbackQuery {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly error?: string | undefined;
}

/** An OpenID Connect provider: Google, or one that stands in for it. */
export abstract class GoogleProvider {
  /** Where to send the browser, and what it must bring back. Throws `GoogleIsOff`, as the others do. */
  abstract begin(): Promise<{ readonly url: string; readonly attempt: SignInAttempt }>;
  /**
   * Checked claims of a person who came back. Throws `GoogleCancelled`, or `GoogleFailed` with the reason in
   * the log.
   */
  abstract finish(query: CallbackQuery, attempt: SignInAttempt): Promise<Claims>;
  /** Checked claims of an ID token that the browser got by itself (one tap). Throws `GoogleFailed`. */
  abstract verifiedClaims(credential: string): Promise<Claims>;
}
