import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../config/settings';
import { SealedText } from '../../../shared/crypto/sealed-text';
import { Clock } from '../../../shared/domain/clock';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { googleProof } from '../domain/google-account';
import { GoogleFailed } from '../domain/google.errors';
import { type Language, readLanguage } from '../domain/language';
import { localPath } from '../domain/local-path';
import { type CallbackQuery, GoogleProvider, type SignInAttempt } from './ports/google-provider';
import { type Entered, SignIn } from './sign-in.service';

/** How long somebody may take at the provider. */
export const ATTEMPT_LIFETIME_MS = 10 * 60_000;
/** Each makes us call the provider; many people may share an address. */
const PER_CLIENT = { name: 'identity.google', points: 60, seconds: 600 };

/** What the browser carries. */
interface SealedAttempt extends SignInAttempt {
  readonly browserUuid: string;
  readonly expires: number;
  readonly lang: Language;
  readonly returnTo: string;
}

/** Where a browser comes from. */
export interface Visitor {
  readonly browserUuid: string;
  readonly address: string;
  readonly userAgent?: string | undefined;
}

export interface GoogleCallback {
  readonly query: CallbackQuery;
  /** What the browser carried; undefined when it carried nothing. */
  readonly sealed: string | undefined;
}

export interface CameBack {
  readonly entered: Entered;
  /** A path on our own origin. */
  readonly returnTo: string;
}

/** Lets people in whom Google, or a provider that stands in for it, vouches for. */
@Injectable()
export class GoogleSignIn {
  private readonly seal: SealedText;

  constructor(
    private readonly provider: GoogleProvider,
    private readonly signIn: SignIn,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    secrets: SecretSettings,
  ) {
    this.seal = new SealedText(secrets.secret, 'google-sign-in');
  }

  /** Where to send the browser, and what it is to carry. Throws `GoogleIsOff`. */
  async begin(
    browserUuid: string,
    wanted: { readonly lang?: string | undefined; readonly returnTo?: string | undefined },
  ): Promise<{ readonly url: string; readonly sealed: string }> {
    const { url, attempt } = await this.provider.begin();
    const carried: SealedAttempt = {
      ...attempt,
      browserUuid,
      expires: this.clock.now().getTime() + ATTEMPT_LIFETIME_MS,
      lang: readLanguage(wanted.lang),
      returnTo: localPath(wanted.returnTo) ?? '/',
    };
    return { url, sealed: this.seal.seal(JSON.stringify(carried)) };
  }

  /** The language of whoever began, as far as the browser still knows. */
  languageOf(sealed: string | undefined): Language {
    return this.open(sealed)?.lang ?? readLanguage(null);
  }

  /**
   * Throws `GoogleFailed` unless the browser is the one that began, `GoogleCancelled`,
   * `GoogleEmailUnverified`, or `GoogleTaken`.
   */
  async finish({ query, sealed }: GoogleCallback, visitor: Visitor): Promise<CameBack> {
    const attempt = this.open(sealed);
    const isTimely = attempt !== null && attempt.expires > this.clock.now().getTime();
    if (!isTimely || attempt.browserUuid !== visitor.browserUuid) throw new GoogleFailed();
    await this.limits.take(PER_CLIENT, visitor.address);
    const proof = googleProof(await this.provider.finish(query, attempt));
    const entered = await this.signIn.enter({ proof, lang: attempt.lang, ...visitor });
    return { entered, returnTo: attempt.returnTo };
  }

  /** One tap: the browser got the ID token by itself. */
  async enterWith(credential: string, visitor: Visitor, lang: string | undefined): Promise<Entered> {
    await this.limits.take(PER_CLIENT, visitor.address);
    const proof = googleProof(await this.provider.read(credential));
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
