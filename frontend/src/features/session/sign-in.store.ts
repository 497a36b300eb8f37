import { makeAutoObservable } from 'mobx';
import { type ApiError, apiErrorOf } from '../../api/api-error';
import { Request } from '../../shared/request';
import { CODE_LENGTH, digitsOf } from './code-text';
import { emailProblem } from './email-text';
import type { PendingShelf } from './pending-sign-in';
import type { OneTapOffer, SentCode, SignedIn, SignInApi } from './sign-in.api';
import type { SessionStore } from './session.store';

export type SignInStep = 'email' | 'code' | 'done';

/** Codes that no further try can mend. */
const SPENT: ReadonlySet<string> = new Set([
  'identity.code-expired',
  'identity.code-used',
  'identity.code-locked',
  'identity.code-other-browser',
]);

const TOO_MANY = 429;

/** The same may succeed another time. */
const isPassing = (problem: ApiError | null): boolean =>
  problem !== null && (problem.status === 0 || problem.status === TOO_MANY || problem.status >= 500);

interface SignInParts {
  readonly kind: 'login' | 'signup';
  readonly api: SignInApi;
  readonly session: Pick<SessionStore, 'enterWith' | 'notify'>;
  readonly shelf: PendingShelf;
  readonly now?: () => number;
}

/** One visit of the page that signs people in: an address, then the code that was sent there. */
export class SignInStore {
  step: SignInStep = 'email';
  email = '';
  emailError: string | null = null;
  code = '';
  /** How many digits the code has that was sent last. */
  codeLength = CODE_LENGTH;
  /** Why the last code was refused. */
  codeError: string | null = null;
  triesLeft: number | null = null;
  /** ms since 1970 */
  resendAt = 0;
  /** Counts the codes that were sent, so that a screen can say so each time. */
  sentCount = 0;
  /** Who came in. */
  signedIn: SignedIn | null = null;
  /** What went wrong, when no field is to blame. */
  problem: ApiError | null = null;
  /** The browser does not keep what the server gave it. */
  isWithoutCookies = false;
  /** The link of a mail did not sign its reader in. */
  isLinkRefused = false;
  /** What the link of a mail brought did not reach the server, and may be tried again. */
  isLinkUnheard = false;
  private isEntering = false;
  private readonly sending = new Request<SentCode>();
  private readonly parts: SignInParts;

  constructor(parts: SignInParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'sending'>(this, { parts: false, sending: false }, { autoBind: true });
    const pending = parts.shelf.read();
    if (pending !== null) this.resume(pending.email, pending.resendAt);
  }

  /** Only another code helps. */
  get isCodeSpent(): boolean {
    return this.codeError !== null && SPENT.has(this.codeError);
  }

  /** The visitor is on the way in, and nothing else should be begun. */
  get isBusy(): boolean {
    return this.sending.isPending || this.isEntering;
  }

  setEmail(text: string): void {
    this.email = text;
    this.emailError = null;
  }

  /** Whether a code is on its way. */
  async sendCode(lang: string): Promise<boolean> {
    this.emailError = emailProblem(this.email);
    if (this.emailError !== null || this.isBusy) return false;
    this.problem = null;
    const { api, kind } = this.parts;
    const email = this.email.trim();
    const sent = await this.sending.run(() => api.sendCode(kind, email, lang));
    if (sent === null) this.refuseAddress(this.sending.error);
    else this.await(email, sent);
    return sent !== null;
  }

  /** The whole code is sent at once, without a button. */
  setCode(text: string): void {
    const code = digitsOf(text, this.codeLength);
    const isNew = code !== this.code;
    this.code = code;
    if (isNew && code !== '' && !this.isCodeSpent) this.codeError = null;
    if (isNew && code.length === this.codeLength) void this.verify();
  }

  /** Whether the visitor is in. */
  async verify(): Promise<boolean> {
    if (this.isBusy) return false;
    if (this.code.length !== this.codeLength) {
      this.codeError = 'session.code-short';
      return false;
    }
    const { email, code } = this;
    return this.enter(() => this.parts.api.verify(email.trim(), code));
  }

  /** With the two values that the link of a mail brings. Refused, they are of no more use. */
  async verifyLink(email: string, code: string): Promise<void> {
    const isTried = this.isLinkRefused || this.isLinkUnheard || this.step === 'done';
    if (isTried || this.isBusy) return;
    this.email = email;
    this.code = digitsOf(code);
    this.codeLength = this.code.length > CODE_LENGTH ? this.code.length : CODE_LENGTH;
    this.step = 'code';
    if (!(await this.verify())) this.refuseLink();
  }

  oneTap(offer: OneTapOffer): Promise<boolean> {
    return this.enter(() => this.parts.api.oneTap(offer));
  }

  changeEmail(): void {
    this.step = 'email';
    this.forgetCode();
    this.parts.shelf.write(null);
  }

  private async enter(prove: () => Promise<SignedIn>): Promise<boolean> {
    this.isEntering = true;
    this.problem = null;
    this.isWithoutCookies = false;
    try {
      const signedIn = await prove();
      this.parts.shelf.write(null);
      this.finish(signedIn, await this.parts.session.enterWith(signedIn));
    } catch (thrown) {
      this.refuseCode(apiErrorOf(thrown));
    }
    return this.step === 'done';
  }

  private refuseLink(): void {
    this.isLinkUnheard = this.isWithoutCookies || isPassing(this.problem);
    this.isLinkRefused = !this.isLinkUnheard;
    if (this.isLinkRefused) this.parts.session.notify('sign-in-link-failed');
  }

  private finish(signedIn: SignedIn, isIn: boolean): void {
    this.isEntering = false;
    this.isWithoutCookies = !isIn;
    if (!isIn) return;
    this.signedIn = signedIn;
    this.step = 'done';
  }

  /** After the page was closed in between. A server that knows nothing of the code asks for the address again. */
  private resume(email: string, resendAt: number): void {
    this.email = email;
    this.resendAt = resendAt;
    this.step = 'code';
    this.parts.api.pending(email).then(
      (pending) => {
        if (pending.isPending) this.expect(pending.digits);
        else if (this.step === 'code' && this.code === '') this.changeEmail();
      },
      () => undefined,
    );
  }

  private expect(digits: number): void {
    this.codeLength = digits;
  }

  private await(email: string, { expiresIn, resendIn, digits }: SentCode): void {
    const now = (this.parts.now ?? Date.now)();
    this.forgetCode();
    this.expect(digits);
    this.step = 'code';
    this.sentCount += 1;
    this.resendAt = now + resendIn * 1_000;
    this.parts.shelf.write({ email, resendAt: this.resendAt, expiresAt: now + expiresIn * 1_000 });
  }

  private forgetCode(): void {
    this.code = '';
    this.codeError = null;
    this.triesLeft = null;
    this.problem = null;
  }

  private refuseAddress(error: ApiError | null): void {
    this.emailError = error?.codeOf('email') ?? null;
    if (this.emailError === null) this.problem = error;
  }

  private refuseCode(error: ApiError): void {
    this.isEntering = false;
    this.codeError = error.codeOf('verificationCode');
    this.triesLeft = error.numberOf('triesLeft');
    // The next try begins with an empty field, unless the same code may do another time.
    if (this.codeError === null) this.problem = error;
    else this.code = '';
  }
}
