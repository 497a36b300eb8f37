import type { GoogleCalls } from './google-calls';

export type Done = (error: unknown, accessToken?: unknown, refreshToken?: unknown, answer?: unknown) => void;

/** What passport-oauth2 calls of its HTTP client to exchange a code. */
export interface TokenClient {
  getOAuthAccessToken(code: string, params: Readonly<Record<string, string>>, done: Done): void;
}

/**
 * The client that passport-oauth2 makes for itself has no timeout, and the library has no option to give it another:
 * its one call is replaced. Where a later version does not call it any more, the test beside this file fails.
 */
export function useOwnTokenCall(client: TokenClient, calls: GoogleCalls): void {
  client.getOAuthAccessToken = (code, params, done) => {
    calls.exchangeCode({ ...params, code }).then(
      (answer) => done(null, answer['access_token'], answer['refresh_token'], answer),
      (error: unknown) => done(error),
    );
  };
}
