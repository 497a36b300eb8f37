import { LRUCache } from 'lru-cache';
import type { GeoLocator } from '../../../shared/geo/geo-locator';
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
  referrerName,
  sourceOfReferrer,
  trafficSource,
} from '../../../shared/domain/visitor/traffic-source';
import { UNKNOWN } from '../../../shared/domain/visitor/unknown';
import type { UserAgents } from './ports/user-agents';
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

const REMEMBERED = 20_000;

/** A damaged disk may hand over lines with any number in them. */
const isPlausible = ({ at, linkId }: VisitRecord): boolean =>
  Number.isSafeInteger(linkId) && at > Date.UTC(2000, 0) && at < Date.UTC(2200, 0);

/** Repeats what was found before; visitors share user agents, referrers and addresses. */
class Findings<T extends object> {
  private readonly known = new LRUCache<string, T>({ max: REMEMBERED });

  of(text: string, find: () => T): T {
    let found = this.known.get(text);
    if (found === undefined) this.known.set(text, (found = find()));
    return found;
  }
}

/** Where an address is used. */
interface PlaceFacts {
  readonly country: string;
  /** As the facet says it. */
  readonly place: string;
}

interface AgentFacts {
  /** What a visit with this user agent counts as. */
  readonly visitClass: HitClass;
  readonly inApp: string | null;
  readonly platform: string;
  readonly browser: string;
}

interface ReferrerFacts {
  readonly referredBy: string | null;
  readonly name: string;
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
  private readonly agents = new Findings<AgentFacts>();
  private readonly referrers = new Findings<ReferrerFacts>();
  private readonly languages = new Findings<{ readonly spoken: string }>();
  private readonly places = new Findings<PlaceFacts>();
  private readonly answers = new Findings<FacetValues>();

  constructor(private readonly parts: VisitReaderParts) {}

  /** Null for a line that is none of ours. */
  read(line: string): Visit | null {
    const record = readVisit(line);
    if (!record || !isPlausible(record)) return null;
    const { at, linkId, userAgent } = record;
    const of = this.hitClassOf(record);
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
    return this.hitClassOf({ kind: 'visit', userAgent });
  }

  private hitClassOf({ kind, userAgent }: Pick<VisitRecord, 'kind' | 'userAgent'>): HitClass {
    return kind === 'visit' ? this.agentOf(userAgent).visitClass : kind;
  }

  private personOf(record: VisitRecord): PersonTraces {
    return { marks: this.parts.visitors.marksOf(record), facets: this.facetsOf(record) };
  }

  /** Fields of a line hold no tab. */
  private facetsOf(record: VisitRecord): FacetValues {
    const { userAgent, referrer, acceptLanguage, campaignSource, fromQr } = record;
    const { country, place } = this.placeOf(record.ip);
    const campaign = campaignSource === null ? '' : `=${campaignSource}`;
    const key = `${userAgent}\t${referrer}\t${acceptLanguage}\t${fromQr ? 'q' : ''}${campaign}\t${place}`;
    return this.answers.of(key, () => this.answersOf(record, { country, place }));
  }

  private answersOf(record: VisitRecord, { country, place }: PlaceFacts): FacetValues {
    const { fromQr, campaignSource, acceptLanguage } = record;
    const { inApp, platform, browser } = this.agentOf(record.userAgent);
    const { referredBy, name } = this.referrerOf(record.referrer);
    const source = trafficSource({ inApp, referredBy, fromQr, campaignSource });
    const { spoken: language } = this.languageOf(acceptLanguage);
    return {
      mix: mixValue({ source, platform, browser, language, country }),
      origin: facetValue(source, name),
      place,
    };
  }

  private agentOf(userAgent: string): AgentFacts {
    return this.agents.of(userAgent, () => {
      const { automated, browser } = this.parts.userAgents.read(userAgent);
      return {
        visitClass: hitClass({ kind: 'visit', userAgent, automated }),
        inApp: inAppSource(userAgent),
        platform: platformOf(userAgent),
        browser: browser ?? UNKNOWN,
      };
    });
  }

  private referrerOf(header: string): ReferrerFacts {
    return this.referrers.of(header, () => {
      const referrer = parseReferrer(header, this.parts.ownHosts);
      return { referredBy: sourceOfReferrer(referrer), name: referrerName(referrer) };
    });
  }

  private languageOf(header: string): { readonly spoken: string } {
    return this.languages.of(header, () => ({ spoken: spokenLanguage(preferredLanguage(header)) }));
  }

  private placeOf(address: string): PlaceFacts {
    return this.places.of(address, () => {
      const found = this.parts.geo.locate(address);
      return {
        country: found?.country ?? UNKNOWN,
        place: facetValue(found?.country ?? null, found?.subdivision ?? null, found?.city ?? null),
      };
    });
  }
}
