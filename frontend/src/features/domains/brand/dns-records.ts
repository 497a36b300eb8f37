import type { DnsRecord } from './brand-domains.api';

/** Records of one purpose: all of them are needed where it is, and one way of several is enough. */
export interface RecordGroup {
  readonly purpose: 'control' | 'cname' | 'alias' | 'addresses' | 'strays';
  readonly records: readonly DnsRecord[];
}

const purposeOf = ({ action, way }: DnsRecord): RecordGroup['purpose'] =>
  action === 'remove' ? 'strays' : (way ?? 'control');

const PURPOSES: readonly RecordGroup['purpose'][] = ['control', 'cname', 'addresses', 'alias', 'strays'];

export const recordGroups = (records: readonly DnsRecord[]): readonly RecordGroup[] =>
  PURPOSES.map((purpose) => ({
    purpose,
    records: records.filter((record) => purposeOf(record) === purpose),
  })).filter((group) => group.records.length > 0);

/** Ways to lead the domain here, of which one is enough. */
export const hasAlternatives = (groups: readonly RecordGroup[]): boolean =>
  groups.filter(({ purpose }) => purpose === 'addresses' || purpose === 'alias').length > 1;

/** What a look found in place of a record. */
export type RecordFinding = 'ok' | 'stray' | 'unknown' | 'missing' | 'other';

export function findingOf({ ok, action, found }: DnsRecord): RecordFinding {
  if (action === 'remove') return 'stray';
  if (ok) return 'ok';
  if (found === null) return 'unknown';
  return found.length === 0 ? 'missing' : 'other';
}

/** Opens a mail to the person who looks after the DNS. */
export const mailAddress = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
