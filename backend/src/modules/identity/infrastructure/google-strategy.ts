import { createHash, randomBytes } from 'node:crypto';
import OAuth2Strategy from 'passport-oauth2';
import type { OAuthClient } from '../../../config/settings';
import { sameText } from '../../../shared/crypto/same-text';
import type { CallbackQuery, SignInAttempt } from '../application/ports/google-provider';
import { postForm } from './google-calls';

/** 256 bits. */
const secret = (): string => randomBytes(32).toString('base64url');

/** What the provider's token endpoint answered. */
export interface Tokens {
  readonly accessToken: unknown;
  readonly idToken: unknown;
}

/** What passport takes for a request: what the provider sent, and what the browser has carried. */
interface Walk {
  readonly query: CallbackQuery;
  readonly attempt: SignInAttempt;
}

type Told = (error: unknown, value?: unknown) => void;
type Request = Parameters<OAuth2Strategy['authenticate']>[0];

/** Nothing is stored: the browser carries its attempt, sealed, in a cookie. */
const states = {
  verify(walk: unknown, state: unknown, told: Told): void {
    const { attempt } = walk as Walk;
    told(null, typeof state === 'string' && sameText(state, attempt.state));
  },
};

/** The authorization code flow with PKCE, by passport-oauth2. */
export class GoogleStrategy extends OAuth2Strategy {
  constructor({ authorizeUrl, tokenUrl, clientId, clientSecret }: OAuthClient, callbackURL: string) {
    super(
      {
        authorizationURL: authorizeUrl,
        tokenURL: tokenUrl,
        clientID: clientId,
        clientSecret,
        callbackURL,
        scope: ['openid', 'email', 'profile'],
        store: states as unknown as OAuth2Strategy.StateStore,
        skipUserProfile: true,
      },
      (tokens: unknown, _refreshToken: unknown, _profile: unknown, told: Told) => {
        told(null, tokens);
      },
    );
    // Passport's own HTTP calls know no deadline.
    const exchange = (code: string, params: Readonly<Record<string, string>>, told: Told): void => {
      const form = { ...params, code, client_id: clientId, client_secret: clientSecret };
      postForm(tokenUrl, form).then(
        (answer) => {
          const tokens: Tokens = { accessToken: answer['access_token'], idToken: answer['id_token'] };
          told(null, tokens);
        },
        (error: unknown) => {
          told(error);
        },
      );
    };
    Object.assign(this._oauth2, { getOAuthAccessToken: exchange });
  }

  /** Where to send a browser, and what it must bring back. */
  begin(): Promise<{ readonly url: string; readonly attempt: SignInAttempt }> {
    const attempt = { state: secret(), verifier: secret(), nonce: secret() };
    return new Promise((resolve, reject) => {
      const redirect = (url: string) => resolve({ url, attempt });
      this.walk({ query: {}, attempt }, { redirect, error: reject });
    });
  }

  /** The tokens for the code that a browser brought back. */
  finish(query: CallbackQuery, attempt: SignInAttempt): Promise<Tokens> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error('the state is not of this browser'));
      this.walk({ query, attempt }, { success: resolve, error: reject, fail });
    });
  }

  override authorizationParams({ nonce, verifier }: SignInAttempt): object {
    return {
      nonce,
      prompt: 'select_account',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    };
  }

  override tokenParams({ verifier }: SignInAttempt): object {
    return { code_verifier: verifier };
  }

  /** Passport's strategies end by calling methods that Express would have given them. */
  private walk(walk: Walk, ends: object): void {
    const one = Object.assign(Object.create(this) as GoogleStrategy, ends);
    one.authenticate(walk as unknown as Request, walk.attempt);
  }
}
