import { withoutSigns } from '../../../shared/domain/clean-name';
import {
  isReservedSubdomain,
  MAX_SUBDOMAIN_LENGTH,
  MIN_SUBDOMAIN_LENGTH,
} from '../../../shared/domain/subdomain-name';
import { SubdomainRefused } from './domains.errors';

const YEAR_MS = 365 * 24 * 3_600_000;
/** A name given up is kept from others this long, so that no one steps into another person's links. */
export const RESERVED_MS = YEAR_MS;

/** Far longer than anything worth reading; patterns never walk more. */
const MAX_RAW_LENGTH = 1_000;

/** A personal subdomain as a person chose it, in lower case. Throws {@link SubdomainRefused}. */
export function parseSubdomain(raw: string): string {
  const name = withoutSigns(raw.slice(0, MAX_RAW_LENGTH)).toLowerCase();
  if (name.length < MIN_SUBDOMAIN_LENGTH) {
    throw new SubdomainRefused(
      'account.subdomain-too-short',
      `a subdomain needs at least ${MIN_SUBDOMAIN_LENGTH} characters`,
    );
  }
  if (name.length > MAX_SUBDOMAIN_LENGTH) {
    throw new SubdomainRefused(
      'account.subdomain-too-long',
      `a subdomain has at most ${MAX_SUBDOMAIN_LENGTH} characters`,
    );
  }
  if (!/^[a-z0-9]+$/.test(name)) {
    throw new SubdomainRefused(
      'account.subdomain-invalid',
      'a subdomain consists of the letters a to z and digits',
    );
  }
  if (/^\d+$/.test(name)) {
    throw new SubdomainRefused('account.subdomain-only-digits', 'a subdomain needs at least one letter');
  }
  if (isReservedSubdomain(name)) {
    throw new SubdomainRefused(
      'account.subdomain-reserved',
      `“${name}” is kept for this site: choose another subdomain`,
    );
  }
  return name;
}

/** What is known of a name that a person has or had. */
export interface SubdomainRecord {
  /** Who has it, or had it last. */
  readonly userId: number;
  /** Null while a person has it. */
  readonly releasedAt: Date | null;
  /** Links stand on it: it goes to no other person while these links have an owner. */
  readonly isKept: boolean;
}

/** Whether this person may have the name now: no other has it, or gave it up less than a year ago, or has links there. */
export function mayTake(record: SubdomainRecord | null, userId: number, now: Date): boolean {
  if (!record || record.userId === userId) return true;
  if (record.isKept) return false;
  return record.releasedAt !== null && now.getTime() - record.releasedAt.getTime() >= RESERVED_MS;
}
