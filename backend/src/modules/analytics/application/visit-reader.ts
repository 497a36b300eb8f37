import { LRUCache } from 'lru-cache';
import type { GeoLocator, Place } from '../../../shared/geo/geo-locator';
import { readVisit, type VisitRecord } from '../../links';
import { facetValue } from '../domain/facet-value';
import { type Crawler, crawlerOf } from '../../../shared/domain/visitor/crawler';
import { hitClass, type HitClass } from '../../../shared/domain/visitor/hit-class';
import { preferredLanguage, spokenLanguage } from '../domain/language';
import type { PersonTraces } from '../domain/logged-hit';
import { mixValue } from '../domain/mix';
import { inAppSource } from '../../../shared/domain/visitor/in-app-source';
import { platformOf } from '../../../shared/domain/visitor/platform';
import type { FacetValues } from '../domain/tally';
import {
  parseReferrer,
  type Referrer,
  referrerName,
  sourceOfReferrer,
  trafficSource,
} from '../../../shared/domain/visitor/traffic-source';
import { UNKNOWN } from '../../../shared/domain/visitor/unknown';
import type { UserAgentFacts, UserAgents } from './ports/user-agents';
import type { VisitorMarker } from './ports/visitor-marker';

/** A journal line, understood. */
export interface Visit {
  readonly at: number;
  readonly linkId: number;
  readonly hitClass: HitClass;
  /** Whose card it was for; null for what draws none. */
  readonly crawler: Crawler | null;
  readonly userAgent: string;
  /** Of visits, also of those by programs: lists of these change. Null for what never is a click. */
  readonly person: PersonTraces | null;
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
  private readonly languageOf: (header: string) => { readonly spoken: string };
  private readonly placeOf: (address: string) => { readonly found: Place | null };

  constructor(private readonly parts: VisitReaderParts) {
    this.agentOf = remembering((userAgent) => parts.userAgents.read(userAgent));
    this.referrerOf = remembering((header) => parseReferrer(header, parts.ownHosts));
    this.languageOf = remembering((header) => ({ spoken: spokenLanguage(preferredLanguage(header)) }));
    this.placeOf = remembering((address) => ({ found: parts.geo.locate(address) }));
  }

  /** Null for a line that is none of ours. */
  read(line: string): Visit | null {
    const record = readVisit(line);
    if (!record || !isPlausible(record)) return null;
    const { at, linkId, userAgent } = record;
    const of = hitClass({ kind: record.kind, userAgent, automated: this.agentOf(userAgent).automated });
    return {
      at,
      linkId,
      userAgent,
      hitClass: of,
      crawler: of === 'preview' ? crawlerOf(userAgent) : null,
      person: record.kind === 'visit' ? this.personOf(record) : null,
    };
  }

  /** What a visit with this user agent counts as today. */
  classOf(userAgent: string): HitClass {
    return hitClass({ kind: 'visit', userAgent, automated: this.agentOf(userAgent).automated });
  }

  private personOf(record: VisitRecord): PersonTraces {
    const { browser } = this.agentOf(record.userAgent);
    return { marks: this.parts.visitors.marksOf(record), facets: this.facetsOf(record, browser) };
  }

  private facetsOf(
    { userAgent, referrer: header, fromQr, campaignSource, ip, acceptLanguage }: VisitRecord,
    browser: string | null,
  ): FacetValues {
    const referrer = this.referrerOf(header);
    const place = this.placeOf(ip).found;
    const traces = {
      inApp: inAppSource(userAgent),
      referredBy: sourceOfReferrer(referrer),
      fromQr,
      campaignSource,
    };
    const source = trafficSource(traces);
    return {
      mix: mixValue({
        source,
        platform: platformOf(userAgent),
        browser: browser ?? UNKNOWN,
        language: this.languageOf(acceptLanguage).spoken,
        country: place?.country ?? UNKNOWN,
      }),
      origin: facetValue(source, referrerName(referrer)),
      place: facetValue(place?.country ?? null, place?.subdivision ?? null, place?.city ?? null),
    };
  }
}
