import { GoogleTaken } from './google.errors';
import { EmailTaken } from './identity.errors';
import type { Language } from '../../../shared/domain/language';

const MAX_FIRST_NAME_LENGTH = 30;
/** The specification takes such names for generated ones and accepts them from no caller. */
const GENERATED_NAME = /^user\d+$/i;

/** A person has read the mail of an address. */
export interface EmailProof {
  readonly way: 'email';
  /** In the form of `parseEmail`. */
  readonly email: string;
}

/** A provider vouches for a person. */
export interface GoogleProof {
  readonly way: 'google';
  /** The account's id at the provider; stays when its address changes. */
  readonly subject: string;
  /** In the form of `parseEmail`; null when the provider does not vouch for any. */
  readonly email: string | null;
  readonly displayName: string | null;
}

/** What a person has proven about themselves before they come in. */
export type Proof = EmailProof | GoogleProof;

/** A proof that an account can begin with. */
export type ProofOfAddress = Proof & { readonly email: string };

/** What a person may change about themselves here. */
export interface UserChange {
  readonly displayName?: string | undefined;
  readonly lang?: Language | undefined;
  readonly shortcuts?: boolean | undefined;
  readonly isOnboarded?: boolean | undefined;
}

function firstNameOf(proof: ProofOfAddress): string {
  const given = proof.way === 'google' ? proof.displayName?.replace(/\p{C}+/gu, ' ').trim() : undefined;
  const name = (given ?? '') || (proof.email.split('@', 1)[0] ?? '');
  return GENERATED_NAME.test(name) ? '' : Array.from(name).slice(0, MAX_FIRST_NAME_LENGTH).join('').trim();
}

/** A person who can sign in. A deleted one stays as a number alone, which old records may name. */
export class User {
  readonly id!: number;
  /** In the form of `parseEmail`; null only when deleted. */
  email: string | null;
  displayName: string | null;
  googleSub: string | null;
  lang: Language;
  isOnboarded = false;
  /** Whether keyboard shortcuts are on. */
  shortcuts = true;
  /** When a code or a provider proved that mail to this address reaches the person. */
  emailVerifiedAt: Date | null;
  readonly createdAt: Date;
  deletedAt: Date | null = null;
  /** Since when those who run the site let the person do nothing; null while they do. */
  suspendedAt: Date | null = null;

  private constructor(proof: ProofOfAddress, lang: Language, now: Date) {
    this.email = proof.email;
    this.displayName = firstNameOf(proof);
    this.googleSub = proof.way === 'google' ? proof.subject : null;
    this.lang = lang;
    this.emailVerifiedAt = now;
    this.createdAt = now;
  }

  /** People are registered only once they have proven who they are, so no one can wait in another's account. */
  static register(proof: ProofOfAddress, lang: Language, now: Date): User {
    return new User(proof, lang, now);
  }

  /**
   * Ties a provider's account to this person; true when it was not tied before. Not to a person whose
   * address is unproven: they may have registered it to wait for its owner.
   */
  tieGoogle(subject: string): boolean {
    if (this.googleSub === subject) return false;
    if (this.googleSub !== null || this.emailVerifiedAt === null) throw new GoogleTaken();
    this.googleSub = subject;
    return true;
  }

  change({ displayName, lang, shortcuts, isOnboarded }: UserChange): void {
    if (displayName !== undefined) this.displayName = displayName;
    if (lang !== undefined) this.lang = lang;
    if (shortcuts !== undefined) this.shortcuts = shortcuts;
    if (isOnboarded !== undefined) this.isOnboarded = isOnboarded;
  }

  /** To an address that has been proven just now. */
  moveTo(email: string, now: Date): void {
    if (this.deletedAt) throw new EmailTaken();
    this.email = email;
    this.emailVerifiedAt = now;
  }

  /** Leaves the number and nothing else. */
  erase(now: Date): void {
    this.email = null;
    this.displayName = null;
    this.googleSub = null;
    this.emailVerifiedAt = null;
    this.isOnboarded = false;
    this.deletedAt ??= now;
  }

  /** Whether anything is another now. */
  suspend(now: Date): boolean {
    if (this.suspendedAt !== null || this.deletedAt !== null) return false;
    this.suspendedAt = now;
    return true;
  }

  /** Whether anything is another now. */
  restore(): boolean {
    if (this.suspendedAt === null) return false;
    this.suspendedAt = null;
    return true;
  }

  /** Whether one of these addresses is proven to be this person's. */
  isNamedIn(emails: ReadonlySet<string>): boolean {
    return this.email !== null && this.emailVerifiedAt !== null && emails.has(this.email);
  }
}
