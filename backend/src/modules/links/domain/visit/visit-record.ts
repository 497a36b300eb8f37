import type { RecordedAs } from './visit-decision';

/** One answered request for a short link, as the journal keeps it until it has been counted. */
export interface VisitRecord {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly linkId: number;
  readonly kind: RecordedAs;
  /** The address carried the mark of our own QR codes. */
  readonly fromQr: boolean;
  /** The campaign source that the address named; null for none. */
  readonly campaignSource: string | null;
  /** The visitor's address; forgotten once it has been placed on the map. */
  readonly ip: string;
  /** Request headers as received, clipped; empty when absent. */
  readonly userAgent: string;
  readonly referrer: string;
  readonly acceptLanguage: string;
}

const KINDS: readonly RecordedAs[] = ['visit', 'head', 'prefetch'];
const FIELD = '\t';
/** Characters of a header that are kept, and counted by. */
export const LONGEST_HEADER = 512;
const BREAKS_LINE = /[\t\n\r]/g;

/** Header values may hold tabs, and nothing that a client sends may end a line. */
function field(value: string | undefined): string {
  if (value === undefined) return '';
  const clipped = value.length > LONGEST_HEADER ? value.slice(0, LONGEST_HEADER) : value;
  return clipped.includes(FIELD) || clipped.includes('\n') || clipped.includes('\r')
    ? clipped.replace(BREAKS_LINE, ' ')
    : clipped;
}

/** A visit as the redirect hands it over: any header may be absent. */
export interface NewVisit extends Pick<
  VisitRecord,
  'at' | 'linkId' | 'kind' | 'fromQr' | 'campaignSource' | 'ip'
> {
  readonly userAgent: string | undefined;
  readonly referrer: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** The journal line of a visit, newline included; Latin-1, as HTTP headers arrive. */
export function writeVisit(visit: NewVisit): string {
  const mark = `${String(KINDS.indexOf(visit.kind))}${visit.fromQr ? 'q' : ''}`;
  const source = visit.campaignSource === null ? '' : `\t${field(visit.campaignSource)}`;
  return `${String(visit.at)}\t${String(visit.linkId)}\t${mark}\t${field(visit.ip)}\t${field(visit.userAgent)}\t${field(visit.referrer)}\t${field(visit.acceptLanguage)}${source}\n`;
}

/** Reads a journal line without its newline; null when it is none of ours. Lines of before had no campaign's source. */
export function readVisit(line: string): VisitRecord | null {
  const [at, linkId, mark, ip, userAgent, referrer, acceptLanguage, campaignSource] = line.split(FIELD);
  const kind = KINDS[Number(mark?.charAt(0))];
  if (acceptLanguage === undefined || !kind || !/^\d+$/.test(at ?? '') || !/^\d+$/.test(linkId ?? '')) {
    return null;
  }
  return {
    at: Number(at),
    linkId: Number(linkId),
    kind,
    fromQr: mark?.charAt(1) === 'q',
    campaignSource: campaignSource ?? null,
    ip: ip ?? '',
    userAgent: userAgent ?? '',
    referrer: referrer ?? '',
    acceptLanguage,
  };
}
