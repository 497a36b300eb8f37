import type { RecordedAs } from './visit-decision';

/** One answered request for a short link, as the journal keeps it until it has been counted. */
export interface VisitRecord {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly linkId: number;
  readonly kind: RecordedAs;
  /** The address carried the mark of our own QR codes. */
  readonly fromQr: boolean;
  /** The visitor's address; forgotten once it has been placed on the map. */
  readonly ip: string;
  /** What `readHeaders` understands. Many visits have the same, so that who reads many need not look into each. */
  readonly headers: string;
}

/** What a visitor's browser, and the address that it was led by, say. */
export interface VisitHeaders {
  /** Request headers as received, clipped; empty when absent. */
  readonly userAgent: string;
  readonly referrer: string;
  readonly acceptLanguage: string;
  /** The campaign source that the address named; null for none. */
  readonly campaignSource: string | null;
}

const KINDS: readonly RecordedAs[] = ['visit', 'head', 'prefetch'];
const FIELD = '\t';
/** Characters of a header that are kept, and counted by. */
export const MAX_HEADER_LENGTH = 512;
const BREAKS_LINE = /[\t\n\r]/g;

/** Header values may hold tabs, and nothing that a client sends may end a line. */
function field(value: string | undefined): string {
  if (value === undefined) return '';
  const clipped = value.length > MAX_HEADER_LENGTH ? value.slice(0, MAX_HEADER_LENGTH) : value;
  return clipped.includes(FIELD) || clipped.includes('\n') || clipped.includes('\r')
    ? clipped.replace(BREAKS_LINE, ' ')
    : clipped;
}

/** A visit as the redirect hands it over: any header may be absent. */
export interface NewVisit extends Omit<VisitRecord, 'headers'>, Pick<VisitHeaders, 'campaignSource'> {
  readonly userAgent: string | undefined;
  readonly referrer: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** The journal line of a visit, newline included; Latin-1, as HTTP headers arrive. */
export function writeVisit(visit: NewVisit): string {
  const mark = `${String(KINDS.indexOf(visit.kind))}${visit.fromQr ? 'q' : ''}`;
  // The journal has a byte for each sign, and names of campaigns are in any language.
  const source = visit.campaignSource === null ? '' : `\t${encodeURIComponent(visit.campaignSource)}`;
  return `${String(visit.at)}\t${String(visit.linkId)}\t${mark}\t${field(visit.ip)}\t${field(visit.userAgent)}\t${field(visit.referrer)}\t${field(visit.acceptLanguage)}${source}\n`;
}

/** Where a line's first fields end, and two of its headers; null when it has fewer. Looking is faster than splitting. */
function endsOf(line: string): [at: number, link: number, mark: number, ip: number] | null {
  const at = line.indexOf(FIELD);
  const link = line.indexOf(FIELD, at + 1);
  const mark = line.indexOf(FIELD, link + 1);
  const ip = line.indexOf(FIELD, mark + 1);
  const agent = line.indexOf(FIELD, ip + 1);
  const referrer = line.indexOf(FIELD, agent + 1);
  // What is not found is before the beginning.
  const isWhole = at < link && link < mark && mark < ip && ip < agent && agent < referrer;
  return isWhole ? [at, link, mark, ip] : null;
}

const ZERO = 48;

/** The number that stands there; NaN when it is none. */
function numberIn(line: string, from: number, to: number): number {
  if (from === to) return NaN;
  let number = 0;
  for (let index = from; index < to; index += 1) {
    const digit = line.charCodeAt(index) - ZERO;
    if (digit < 0 || digit > 9) return NaN;
    number = number * 10 + digit;
  }
  return number;
}

/** Reads a journal line without its newline; null when it is none of ours. */
export function readVisit(line: string): VisitRecord | null {
  const ends = endsOf(line);
  if (!ends) return null;
  const [atEnd, linkEnd, markEnd, ipEnd] = ends;
  const at = numberIn(line, 0, atEnd);
  const linkId = numberIn(line, atEnd + 1, linkEnd);
  const kind = KINDS[line.charCodeAt(linkEnd + 1) - ZERO];
  if (!kind || Number.isNaN(at) || Number.isNaN(linkId)) return null;
  return {
    at,
    linkId,
    kind,
    fromQr: line.charAt(linkEnd + 2) === 'q',
    ip: line.slice(markEnd + 1, ipEnd),
    headers: line.slice(ipEnd + 1),
  };
}

/** Lines of before had no campaign's source. */
export function readHeaders(headers: string): VisitHeaders {
  const [userAgent = '', referrer = '', acceptLanguage = '', source = null] = headers.split(FIELD);
  return { userAgent, referrer, acceptLanguage, campaignSource: source === null ? null : decoded(source) };
}

/** A line that a crash has cut may end within a sign. */
function decoded(source: string): string {
  try {
    return decodeURIComponent(source);
  } catch {
    return source;
  }
}
