import { parseEmail } from './email-address';
import { GoogleEmailUnverified, GoogleFailed } from './google.errors';
import type { Proof } from './user.entity';

const LONGEST_SUBJECT = 255;
const LONGEST_NAME = 200;

/** What the provider has signed, or told us over a channel of its own. */
export type Claims = Readonly<Record<string, unknown>>;

/** Some providers write booleans as text. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * Who the claims are about. The subject is the account; the address only counts when the provider vouches
 * for it, because anybody can register with somebody else's.
 */
export function googleProof(claims: Claims): Proof {
  const subject = textOf(claims['sub']);
  const email = textOf(claims['email']);
  if (!subject || subject.length > LONGEST_SUBJECT || !email) throw new GoogleFailed();
  if (!isTrue(claims['email_verified'])) throw new GoogleEmailUnverified();
  const name = textOf(claims['name'])
    ?.replace(/\p{Cc}/gu, '')
    .slice(0, LONGEST_NAME);
  return { way: 'google', subject, email: parseEmail(email), displayName: name ?? null };
}
