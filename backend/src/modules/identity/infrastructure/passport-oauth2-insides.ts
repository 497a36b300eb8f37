import OAuth2Strategy from 'passport-oauth2';

type Done = (error: unknown, accessToken?: unknown, refreshToken?: unknown, answer?: unknown) => void;
type Form = Readonly<Record<string, string>>;

/** What passport-oauth2 calls of its HTTP client to exchange a code. */
interface TokenClient {
  getOAuthAccessToken(code: string, params: Form, done: Done): void;
}

/**
 * The client that passport-oauth2 makes for itself has no timeout, and the library has no option to give it another:
 * its one call is replaced. Where a later version does not call it any more, the test beside this file fails.
 */
export class StrategyWithOwnTokenCall extends OAuth2Strategy {
  /** From now on codes are exchanged by this, which resolves with what the token endpoint answered. */
  protected exchangeCodesBy(exchange: (form: Form) => Promise<Readonly<Record<string, unknown>>>): void {
    const client: TokenClient = this._oauth2;
    client.getOAuthAccessToken = (code, params, done) => {
      exchange({ ...params, code }).then(
        (answer) => done(null, answer['access_token'], answer['refresh_token'], answer),
        (error: unknown) => done(error),
      );
    };
  }
}
