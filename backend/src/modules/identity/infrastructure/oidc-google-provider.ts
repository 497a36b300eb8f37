import { Injectable, Logger } from '@nestjs/common';
import type { createRemoteJWKSet, JWTPayload } from 'jose';
import { type OAuthClient, SignInSettings, WebSettings } from '../../../config/settings';
import { Clock } from '../../../shared/domain/clock';
import { type CallbackQuery, GoogleProvider, type SignInAttempt } from '../application/ports/google-provider';
import type { Claims } from '../domain/google-account';
import { GoogleCancelled, GoogleFailed, GoogleIsOff } from '../domain/google.errors';
import { GoogleCalls } from './google-calls';
import { GoogleStrategy, type Tokens } from './google-strategy';

const CALLBACK = '/api/v1/auth/google/callback';
const ALGORITHMS = ['RS256', 'ES256'];
const KEYS_TIMEOUT_MS = 5_000;
const CLOCK_SKEW_SECONDS = 60;
/** ID tokens are shown to us right after they were made; an older one was kept and may be stolen. */
const MAX_RETENTION_SECONDS = 600;
const GOOGLE = 'https://accounts.google.com';

interface Provider {
  readonly client: OAuthClient;
  readonly calls: GoogleCalls;
  readonly strategy: GoogleStrategy;
  /** Keys change; they are asked for again when an unknown one signs, but not more often than every 30 s. */
  readonly keys: () => Promise<ReturnType<typeof createRemoteJWKSet>>;
}

/** Speaks OpenID Connect with the provider of the settings. */
@Injectable()
export class OidcGoogleProvider extends GoogleProvider {
  private readonly logger = new Logger('Google');
  private readonly provider: Provider | null;

  constructor(
    { google: client }: SignInSettings,
    web: WebSettings,
    private readonly clock: Clock,
  ) {
    super();
    this.provider = client && providerOf(client, web.appOrigin + CALLBACK);
  }

  async begin(): Promise<{ readonly url: string; readonly attempt: SignInAttempt }> {
    return this.need().strategy.begin();
  }

  async finish(query: CallbackQuery, attempt: SignInAttempt): Promise<Claims> {
    const provider = this.need();
    if (query.error === 'access_denied') throw new GoogleCancelled();
    // Without a code the strategy would begin anew.
    if (!query.code) throw this.failure(query.error ?? 'the provider sent no code');
    try {
      const tokens = await provider.strategy.finish(query, attempt);
      return await this.claimsOf(provider, tokens, attempt.nonce);
    } catch (error) {
      throw this.failure(error);
    }
  }

  async verifiedClaims(credential: string): Promise<Claims> {
    const provider = this.need();
    try {
      return await this.verified(provider, credential);
    } catch (error) {
      throw this.failure(error);
    }
  }

  private async claimsOf(
    provider: Provider,
    { idToken, accessToken }: Tokens,
    nonce: string,
  ): Promise<Claims> {
    if (typeof idToken !== 'string') throw new Error('the provider gave no ID token');
    const claims = await this.verified(provider, idToken);
    if (claims['nonce'] !== nonce) throw new Error('the ID token is for another sign-in');
    if (claims['email'] !== undefined) return claims;
    const more = await provider.calls.userInfo(accessToken);
    if (more['sub'] !== claims.sub) throw new Error('the user info is about somebody else');
    return { ...more, ...claims };
  }

  private async verified({ client, keys }: Provider, token: string): Promise<JWTPayload> {
    const { issuer, clientId } = client;
    const { jwtVerify } = await import('jose');
    const { payload } = await jwtVerify(token, await keys(), {
      issuer: issuer === GOOGLE ? [GOOGLE, 'accounts.google.com'] : issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp'],
      maxTokenAge: MAX_RETENTION_SECONDS,
      clockTolerance: CLOCK_SKEW_SECONDS,
      currentDate: this.clock.now(),
    });
    const party = payload['azp'];
    const isForUs = party === undefined || party === clientId;
    if (!isForUs) throw new Error('the ID token was made for another client');
    return payload;
  }

  private need(): Provider {
    if (!this.provider) throw new GoogleIsOff();
    return this.provider;
  }

  private failure(error: unknown): GoogleFailed {
    const reason = error instanceof Error ? { err: error } : { reason: error };
    this.logger.warn(reason, 'a sign-in with Google failed');
    return new GoogleFailed();
  }
}

function providerOf(client: OAuthClient, callback: string): Provider {
  const calls = new GoogleCalls(client);
  const strategy = new GoogleStrategy(client, calls, callback);
  let keys: ReturnType<Provider['keys']> | null = null;
  const load = async () => {
    const { createRemoteJWKSet } = await import('jose');
    return createRemoteJWKSet(new URL(client.keysUrl), { timeoutDuration: KEYS_TIMEOUT_MS });
  };
  return { client, calls, strategy, keys: () => (keys ??= load()) };
}
