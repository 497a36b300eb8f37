import { randomBytes, timingSafeEqual } from 'node:crypto';
import OAuth2Strategy from 'passport-oauth2';
import type { OAuthClient } from '../../../config/settings';
import type { CallbackQuery, SignInAttempt } from '../application/ports/google-provider';
import { postForm } from './google-calls';

/** 256 bits each. */
const secret = (): string => randomBytes(32).toString('base64url');

const isSame = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** One walk through the strategy: what it is given, and what it leaves for us. */
export interface Walk {
  readonly query: CallbackQuery;
  readonly nonce: string;
  attempt: SignInAttempt | null;
}

/** What the provider's token endpoint answered. */
export interface Tokens {
  readonly accessToken: string;
  readonly idToken: string | null;
}

export type Ending =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'success'; readonly tokens: Tokens }
  /** The provider said no, or the state is not ours. */
  | { readonly kind: 'failure'; readonly challenge: unknown };

type Told = (error: Error | null, value?: unknown, more?: unknown) => void;

/** Attempts live in the walk: the browser carries them, sealed, in a cookie. */
const store = {
  store(walk: Walk, verifier: string, _state: unknown, _meta: unknown, told: Told): void {
    Object.assign(walk, { attempt: { state: secret(), verifier, nonce: walk.nonce } });
    told(null, walk.attempt?.state);
  },
  verify({ attempt }: Walk, state: unknown, _meta: unknown, told: Told): void {
    const isOurs = attempt !== null && typeof state === 'string' && isSame(state, attempt.state);
    if (isOurs) told(null, attempt.verifier);
    else told(null, false, { message: 'the state is not of this browser' });
  },
};

/**
 * The authorization code flow with PKCE, by passport-oauth2. Its own HTTP calls know no deadline, so they
 * are made here.
 */
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
        pkce: true,
        store: store as unknown as OAuth2Strategy.StateStore,
        skipUserProfile: true,
      },
      (
        accessToken: string,
        _refreshToken: string,
        { id_token: idToken }: { id_token?: unknown },
        _profile: unknown,
        told: OAuth2Strategy.VerifyCallback,
      ) => {
        const tokens: Tokens = { accessToken, idToken: typeof idToken === 'string' ? idToken : null };
        told(null, tokens);
      },
    );
    const exchange = (code: string, params: Record<string, string>, told: Told): void => {
      const form = { ...params, code, client_id: clientId, client_secret: clientSecret };
      postForm(tokenUrl, form).then(
        (answer) => {
          (told as (...given: unknown[]) => void)(null, answer['access_token'], undefined, answer);
        },
        (error: unknown) => {
          told(error instanceof Error ? error : new Error(String(error)));
        },
      );
    };
    Object.assign(this._oauth2, { getOAuthAccessToken: exchange });
  }

  override authorizationParams({ nonce }: { readonly nonce?: string }): object {
    return { nonce, prompt: 'select_account' };
  }

  /** Passport's strategies end by calling methods that Express would give them; here they settle a promise. */
  walk(walk: Walk): Promise<Ending> {
    return new Promise((resolve, reject) => {
      const one = Object.assign(Object.create(this) as GoogleStrategy, {
        redirect: (url: string) => {
          resolve({ kind: 'redirect', url });
        },
        success: (tokens: Tokens) => {
          resolve({ kind: 'success', tokens });
        },
        fail: (challenge: unknown) => {
          resolve({ kind: 'failure', challenge });
        },
        error: reject,
      });
      one.authenticate(walk as unknown as Parameters<OAuth2Strategy['authenticate']>[0], {
        nonce: walk.nonce,
      });
    });
  }

  /** Fresh randomness for the ID token's nonce. */
  static readonly nonce = secret;
}
