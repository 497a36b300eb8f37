import {
  isReservedSubdomain,
  LONGEST_SUBDOMAIN,
  SHORTEST_SUBDOMAIN,
} from '../../../shared/domain/subdomain-name';
import { SubdomainRefused } from './account.errors';
import { withoutSigns } from './clean-name';

const YEAR_MS = 365 * 24 * 3_600_000;
/** A name given up is kept from others this long, so that nobody steps into somebody else's links. */
export const RESERVED_MS = YEAR_MS;

/** Far longer than anything worth reading; patterns never walk more. */
const LONGEST_RAW = 1_000;

/** A personal subdomain as somebody chose it, in lower case. Throws {@link SubdomainRefused}. */
export function parseSubdomain(raw: string): string {
  const name = withoutSigns(raw.slice(0, LONGEST_RAW)).toLowerCase();
  if (name.length < SHORTEST_SUBDOMAIN) {
    throw new SubdomainRefused(
      'account.subdomain-too-short',
      `a subdomain needs at least ${SHORTEST_SUBDOMAIN} characters`,
    );
  }
  if (name.length > LONGEST_SUBDOMAIN) {
    throw new SubdomainRefused(
      'account.subdomain-too-long',
      `a subdomain has at most ${LONGEST_SUBDOMAIN} characters`,
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

/** What is known of a name that somebody has or had. */
export interface SubdomainRecord {
  /** Who has it, or had it last. */
  readonly userId: number;
  /** Null while somebody has it. */
  readonly releasedAt: Date | null;
  /** Links stand on it: it is never anybody else's while there is somebody whose they are. */
  readonly isKept: boolean;
}

/** Whether this person may have the name now: nobody else has it, or gave it up less than a year ago, or has links there. */
export function mayTake(record: SubdomainRecord | null, userId: number, now: Date): boolean {
  if (!record || record.userId === userId) return true;
  if (record.isKept) return false;
  return record.releasedAt !== null && now.getTime() - record.releasedAt.getTime() >= RESERVED_MS;
}
