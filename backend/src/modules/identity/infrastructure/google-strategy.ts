import { createHash, randomBytes } from 'node:crypto';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import type OAuth2Strategy from 'passport-oauth2';
import type { OAuthClient } from '../../../config/settings';
import { sameText } from '../../../shared/crypto/same-text';
import type { CallbackQuery, SignInAttempt } from '../application/ports/google-provider';
import type { GoogleCalls } from './google-calls';
import { StrategyWithOwnTokenCall } from './passport-oauth2-insides';

const NAME = 'google';
/** Parameters of a `validate` that is given the token endpoint's whole answer, with the callback. */
const WITH_ANSWER = 5;

/** 256 bits. */
const secret = (): string => randomBytes(32).toString('base64url');

/** What the provider's token endpoint answered. */
export interface Tokens {
  readonly accessToken: string;
  readonly idToken: unknown;
}

/** What passport takes for a request: what the provider sent, and what the browser has carried. */
interface CarriedRequest {
  readonly query: CallbackQuery;
  readonly attempt: SignInAttempt;
}

type AuthenticateService = (
  request: CarriedRequest,
  response: object,
  next: (error: unknown) => void,
) => void;

/** Nothing is stored: the browser carries its attempt, sealed, in a cookie. */
const states = {
  verify(
    { attempt }: CarriedRequest,
    state: unknown,
    done: (error: null, isOfBrowser: boolean) => void,
  ): void {
    done(null, typeof state === 'string' && sameText(state, attempt.state));
  },
};

/** The authorization code flow with PKCE, by passport-oauth2. */
export class GoogleStrategy extends PassportStrategy(StrategyWithOwnTokenCall, NAME, WITH_ANSWER) {
  constructor(client: OAuthClient, calls: GoogleCalls, callbackURL: string) {
    super({
      authorizationURL: client.authorizeUrl,
      tokenURL: client.tokenUrl,
      clientID: client.clientId,
      clientSecret: client.clientSecret,
      callbackURL,
      scope: ['openid', 'email', 'profile'],
      store: states as unknown as OAuth2Strategy.StateStore,
      skipUserProfile: true,
    });
    this.exchangeCodesBy((form) => calls.exchangeCode(form));
  }

  /** Where to send a browser, and what it must bring back. */
  begin(): Promise<{ readonly url: string; readonly attempt: SignInAttempt }> {
    const attempt = { state: secret(), verifier: secret(), nonce: secret() };
    return new Promise((resolve, reject) => {
      const response = {
        setHeader(name: string, value: string): void {
          if (name === 'Location') resolve({ url: value, attempt });
        },
        end: () => undefined,
      };
      this.authenticateBy(attempt, reject)({ query: {}, attempt }, response, reject);
    });
  }

  /** The tokens for the code that a browser brought back. */
  finish(query: CallbackQuery, attempt: SignInAttempt): Promise<Tokens> {
    return new Promise((resolve, reject) => {
      const ended = (error: Error | null, tokens: Tokens | false): void => {
        if (error) reject(error);
        else if (tokens === false) reject(new Error('the state is not of this browser'));
        else resolve(tokens);
      };
      this.authenticateBy(attempt, ended)({ query, attempt }, {}, reject);
    });
  }

  /** Called by passport with what the token endpoint answered. */
  validate(accessToken: string, _refreshToken: unknown, answer: Readonly<Record<string, unknown>>): Tokens {
    return { accessToken, idToken: answer['id_token'] };
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

  /** Passport's own middleware for one request; the strategy's methods above get the attempt from its options. */
  private authenticateBy(
    attempt: SignInAttempt,
    ended: (error: Error | null, tokens: Tokens | false) => void,
  ): AuthenticateService {
    const options = { ...attempt, session: false };
    return passport.authenticate(NAME, options, ended) as AuthenticateService;
  }
}
