import { readEmail } from './email-address';
import { GoogleFailed } from './google.errors';
import type { GoogleProof } from './user.entity';

const MAX_SUBJECT_LENGTH = 255;

/** What the provider has signed, or told us over a channel of its own. */
export type Claims = Readonly<Record<string, unknown>>;

/** Some providers write booleans as text. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * Who the claims are about. The subject is the account; the address only counts when the provider vouches
 * for it, because anyone can register with the address of another.
 */
export function googleProof(claims: Claims): GoogleProof {
  const subject = textOf(claims['sub']);
  if (!subject || subject.length > MAX_SUBJECT_LENGTH) throw new GoogleFailed();
  const email = isTrue(claims['email_verified']) ? readEmail(textOf(claims['email']) ?? '') : null;
  return { way: 'google', subject, email, displayName: textOf(claims['name']) };
}
