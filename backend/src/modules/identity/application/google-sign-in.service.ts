import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../config/settings';
import { SealedText } from '../../../shared/crypto/sealed-text';
import { Clock } from '../../../shared/domain/clock';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { googleProof } from '../domain/google-account';
import { GoogleFailed } from '../domain/google.errors';
import type { Language } from '../../../shared/domain/language';
import { readLanguage } from '../domain/language';
import { localPath } from '../domain/local-path';
import { type CallbackQuery, GoogleProvider, type SignInAttempt } from './ports/google-provider';
import { type Entered, SignInService } from './sign-in.service';
import type { SignInVisitor } from './visitor';

/** How long a person may take at the provider. */
export const ATTEMPT_LIFETIME_MS = 10 * 60_000;
/** Each makes us call the provider; many people may share an address. */
const PER_CLIENT = { name: 'identity.google', points: 60, seconds: 600 };

/** What a person wants who goes to the provider. */
export interface GoogleSignInIntent {
  /** Of the pages that they were on. */
  readonly lang: Language;
  /** Where they want to go on: a path on our own origin. */
  readonly returnTo: string;
}

/** What the browser carries to the provider and back. */
interface SealedAttempt extends SignInAttempt, GoogleSignInIntent {
  readonly browserUuid: string;
  readonly expires: number;
}

export interface GoogleCallback {
  readonly query: CallbackQuery;
  /** What the browser carried; undefined when it carried nothing. */
  readonly sealed: string | undefined;
}

/** Reads what an address says, and passes over what no page of ours would have said. */
export const intentOf = (lang?: string, returnTo?: string): GoogleSignInIntent => ({
  lang: readLanguage(lang),
  returnTo: localPath(returnTo) ?? '/',
});

/** Lets people in whom Google, or a provider that stands in for it, vouches for. */
@Injectable()
export class GoogleSignInService {
  private readonly seal: SealedText;

  constructor(
    private readonly provider: GoogleProvider,
    private readonly signIn: SignInService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    secrets: SecretSettings,
  ) {
    this.seal = new SealedText(secrets.secret, 'google-sign-in');
  }

  /** Where to send the browser, and what it is to carry. Throws `GoogleIsOff`. */
  async begin(
    browserUuid: string,
    intent: GoogleSignInIntent,
  ): Promise<{ readonly url: string; readonly sealed: string }> {
    const { url, attempt } = await this.provider.begin();
    const expires = this.clock.now().getTime() + ATTEMPT_LIFETIME_MS;
    const carried: SealedAttempt = { ...attempt, ...intent, browserUuid, expires };
    return { url, sealed: this.seal.seal(JSON.stringify(carried)) };
  }

  /** What a person who comes back wanted, as far as the browser still knows; proves nothing. */
  intentIn(sealed: string | undefined): GoogleSignInIntent {
    return this.open(sealed) ?? intentOf();
  }

  /**
   * Throws `GoogleFailed` unless the browser is the one that began, `GoogleCancelled`,
   * `GoogleEmailUnverified`, or `GoogleTaken`.
   */
  async finish({ query, sealed }: GoogleCallback, visitor: SignInVisitor): Promise<Entered> {
    const attempt = this.open(sealed);
    const isTimely = attempt !== null && attempt.expires > this.clock.now().getTime();
    if (!isTimely || attempt.browserUuid !== visitor.browserUuid) throw new GoogleFailed();
    await this.limits.take(PER_CLIENT, visitor.address);
    const proof = googleProof(await this.provider.finish(query, attempt));
    return this.signIn.enter({ proof, lang: attempt.lang, ...visitor });
  }

  /** One tap: the browser got the ID token by itself. */
  async enterWith(credential: string, visitor: SignInVisitor, lang: string | undefined): Promise<Entered> {
    await this.limits.take(PER_CLIENT, visitor.address);
    const proof = googleProof(await this.provider.verifiedClaims(credential));
    return this.signIn.enter({ proof, lang, ...visitor });
  }

  private open(sealed: string | undefined): SealedAttempt | null {
    if (!sealed) return null;
    try {
      return JSON.parse(this.seal.open(sealed)) as SealedAttempt;
    } catch {
      // Not sealed by us, or with a secret that we do not have any more.
      return null;
    }
  }
}
