import { LRUCache } from 'lru-cache';
import type { GeoLocator, Place } from '../../../shared/geo/geo-locator';
import { readVisit, type VisitRecord } from '../../links';
import { facetValue } from '../domain/facet-value';
import { hitClass, type HitClass } from '../domain/hit-class';
import { preferredLanguage } from '../domain/language';
import { platformOf } from '../domain/platform';
import type { FacetValues } from '../domain/tally';
import { parseReferrer, type Referrer, referrerName, trafficSource } from '../domain/traffic-source';
import type { VisitorMarks } from '../domain/visitor-window';
import type { UserAgentFacts, UserAgents } from './ports/user-agents';
import type { VisitorMarker } from './ports/visitor-marker';

/** A journal line, understood. */
export interface Visit {
  readonly at: number;
  readonly linkId: number;
  readonly hitClass: HitClass;
  /** Of people only: who they are to the window of unique clicks, and what they answer to each breakdown. */
  readonly click: { readonly marks: VisitorMarks; readonly facets: FacetValues } | null;
}

const REMEMBERED = 10_000;

/** A damaged disk may hand over lines with any number in them. */
const isPlausible = ({ at, linkId }: VisitRecord): boolean =>
  Number.isSafeInteger(linkId) && at > Date.UTC(2000, 0) && at < Date.UTC(2200, 0);

/** Repeats what was found before; visitors share user agents, referrers and addresses. */
function remembering<T extends object>(find: (text: string) => T): (text: string) => T {
  const known = new LRUCache<string, T>({ max: REMEMBERED });
  return (text) => {
    const found = known.get(text) ?? find(text);
    known.set(text, found);
    return found;
  };
}

export interface VisitReaderParts {
  readonly userAgents: UserAgents;
  readonly geo: GeoLocator;
  readonly visitors: VisitorMarker;
  /** Hosts of ours, which are no referrers. */
  readonly ownHosts: ReadonlySet<string>;
}

/** Understands lines of the journal: classes, sources, devices, languages and places. */
export class VisitReader {
  private readonly agentOf: (userAgent: string) => UserAgentFacts;
  private readonly referrerOf: (header: string) => Referrer;
  private readonly languageOf: (header: string) => { readonly preferred: string };
  private readonly placeOf: (address: string) => { readonly found: Place | null };

  constructor(private readonly parts: VisitReaderParts) {
    this.agentOf = remembering((userAgent) => parts.userAgents.read(userAgent));
    this.referrerOf = remembering((header) => parseReferrer(header, parts.ownHosts));
    this.languageOf = remembering((header) => ({ preferred: preferredLanguage(header) }));
    this.placeOf = remembering((address) => ({ found: parts.geo.locate(address) }));
  }

  /** Null for a line that is none of ours. */
  read(line: string): Visit | null {
    const record = readVisit(line);
    if (!record || !isPlausible(record)) return null;
    const { automated, browser } = this.agentOf(record.userAgent);
    const { at, linkId } = record;
    const of = hitClass({ kind: record.kind, userAgent: record.userAgent, automated });
    if (of !== 'human') return { at, linkId, hitClass: of, click: null };
    const click = { marks: this.parts.visitors.marksOf(record), facets: this.facetsOf(record, browser) };
    return { at, linkId, hitClass: of, click };
  }

  private facetsOf(
    { userAgent, referrer: header, fromQr, ip, acceptLanguage }: VisitRecord,
    browser: string | null,
  ): FacetValues {
    const referrer = this.referrerOf(header);
    const place = this.placeOf(ip).found;
    return {
      origin: facetValue(trafficSource({ userAgent, referrer, fromQr }), referrerName(referrer)),
      device: facetValue(platformOf(userAgent), browser),
      language: this.languageOf(acceptLanguage).preferred,
      place: facetValue(place?.country ?? null, place?.subdivision ?? null, place?.city ?? null),
    };
  }
}
