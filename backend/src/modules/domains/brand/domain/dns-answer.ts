/** What a look comes to: a server of ours that does not answer is never a reason to say no. */
export type Finding = 'yes' | 'no' | 'unknown';

export type RecordType = 'TXT' | 'CNAME' | 'A' | 'AAAA' | 'NS';

export interface DnsQuestion {
  readonly type: RecordType;
  /** In lower case and ASCII, without a dot at the end. */
  readonly name: string;
}

/**
 * The values of all records: the joined strings of a TXT, names without a dot at the end, addresses. Empty when it is certain
 * that there are none; null when no server could say, as it refused, failed or kept silent.
 */
export type DnsAnswer = readonly string[] | null;
