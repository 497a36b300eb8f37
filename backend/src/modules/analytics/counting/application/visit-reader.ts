import type { OwnHosts } from '../../../../shared/own-hosts/own-hosts';
import { FindingsKept } from '../../../../shared/findings-kept';
import type { GeoLocator } from '../../../../shared/geo/geo-locator';
import { readHeaders, readVisit, type VisitRecord } from '../../../redirects/values';
import { facetPart, facetValue } from '../domain/facet-value';
import { type Crawler, crawlerOf } from '../../../../shared/domain/visitor/crawler';
import { hitClass, type HitClass } from '../../../../shared/domain/visitor/hit-class';
import { preferredLanguage, spokenLanguage } from '../domain/language';
import type { PersonTraces } from '../domain/logged-hit';
import { mixValue, saidMix } from '../domain/mix';
import { inAppSource } from '../../../../shared/domain/visitor/known-sources';
import { platformOf } from '../../../../shared/domain/visitor/platform';
import {
  parseReferrer,
  referrerName,
  sourceOfReferrer,
  trafficSource,
} from '../../../../shared/domain/visitor/traffic-source';
import { UNKNOWN } from '../../../../shared/domain/visitor/unknown';
import { CampaignNames } from './campaign-names';
import type { UserAgents } from './ports/user-agents';
import type { VisitorMarker } from './ports/visitor-marker';

/** A journal line, understood. */
export interface JournalVisit {
  readonly at: number;
  readonly linkId: number;
  readonly hitClass: HitClass;
  /** Whose card it was for; null for what draws none. */
  readonly crawler: Crawler | null;
  readonly userAgent: string;
  /** Of visits, also of those by programs: lists of these change. Null for what never is a click. */
  readonly person: PersonTraces | null;
}

/** Headers may be two thousand bytes long. */
const REMEMBERED_HEADERS = 10_000;
/** Of one text of headers; few are sent from more. */
const REMEMBERED_COUNTRIES = 16;
const REMEMBERED_AGENTS = 20_000;
const REMEMBERED_PLACES = 40_000;
const REMEMBERED_TOWNS = 4_000;

/** A damaged disk may hand over lines with any number in them. */
const isPlausible = ({ at, linkId }: VisitRecord): boolean =>
  Number.isSafeInteger(linkId) && at > Date.UTC(2000, 0) && at < Date.UTC(2200, 0);

/** Where an address is used. */
interface PlaceFacts {
  /** As part of a facet. */
  readonly country: string;
  /** As the facet says it. */
  readonly place: string;
}

interface AgentFacts {
  /** What a visit with this user agent counts as. */
  readonly visitClass: HitClass;
  readonly crawler: Crawler | null;
  readonly inApp: string | null;
  readonly platform: string;
  readonly browser: string;
}

/** What a visit answers that came by one source. */
interface Answers {
  /** All but the country. */
  readonly mix: string;
  /** The whole of it by country, once worked out: the same text each time is what makes adding up fast. */
  readonly mixes: Map<string, string>;
  readonly origin: string;
}

/** What follows from the headers of a visit and how its address was written. */
interface Said {
  readonly userAgent: string;
  readonly agent: AgentFacts;
  readonly answers: Answers;
  /** The name of a campaign that the visit came by, and what it answers when it cannot count under it; null for none. */
  readonly campaign: { readonly name: string; readonly others: Answers } | null;
}

function mixIn({ mix, mixes }: Answers, country: string): string {
  const known = mixes.get(country);
  if (known !== undefined) return known;
  if (mixes.size === REMEMBERED_COUNTRIES) mixes.clear();
  const whole = mixValue(mix, country);
  mixes.set(country, whole);
  return whole;
}

export interface VisitReaderParts {
  readonly userAgents: UserAgents;
  readonly geo: GeoLocator;
  readonly visitors: VisitorMarker;
  /** Hosts of ours, which are no referrers. */
  readonly ownHosts: OwnHosts;
}

/** Understands lines of the journal: classes, sources, devices, languages and places. */
export class VisitReader {
  private readonly said = new FindingsKept<Said>(REMEMBERED_HEADERS);
  private readonly saidByQr = new FindingsKept<Said>(REMEMBERED_HEADERS);
  private readonly campaigns = new CampaignNames();
  private readonly agents = new FindingsKept<AgentFacts>(REMEMBERED_AGENTS);
  private readonly places = new FindingsKept<PlaceFacts>(REMEMBERED_PLACES);
  /** Addresses of one place share what is known of it. */
  private readonly factsOfPlaces = new Map<string, PlaceFacts>();

  constructor(private readonly parts: VisitReaderParts) {
    parts.ownHosts.onChange(() => {
      this.said.forgetAll();
      this.saidByQr.forgetAll();
    });
  }

  /** Null for a line that is none of ours. */
  visitIn(line: string): JournalVisit | null {
    const record = readVisit(line);
    if (!record || !isPlausible(record)) return null;
    const { at, linkId, kind } = record;
    const said = this.saidIn(record);
    const of = kind === 'visit' ? said.agent.visitClass : kind;
    return {
      at,
      linkId,
      userAgent: said.userAgent,
      hitClass: of,
      crawler: of === 'preview' ? said.agent.crawler : null,
      person: kind === 'visit' ? this.personOf(record, said) : null,
    };
  }

  /** What a visit with this user agent counts as today. */
  classOf(userAgent: string): HitClass {
    return this.agentOf(userAgent).visitClass;
  }

  private personOf({ at, linkId, ip }: VisitRecord, said: Said): PersonTraces {
    const { userAgent, campaign } = said;
    const { country, place } = this.placeOf(ip);
    const isNamed = campaign === null || this.campaigns.take(campaign.name, linkId, at);
    const answers = isNamed ? said.answers : campaign.others;
    return {
      marks: this.parts.visitors.marksOf({ at, linkId, ip, userAgent }),
      facets: { mix: mixIn(answers, country), origin: answers.origin, place },
    };
  }

  private saidIn({ headers, fromQr }: VisitRecord): Said {
    return (fromQr ? this.saidByQr : this.said).findingIn(headers, (text) => this.understand(text, fromQr));
  }

  private understand(headers: string, fromQr: boolean): Said {
    const { userAgent, referrer, acceptLanguage, campaignSource } = readHeaders(headers);
    const agent = this.agentOf(userAgent);
    const { inApp, platform, browser } = agent;
    const parsed = parseReferrer(referrer, this.parts.ownHosts);
    const referredBy = sourceOfReferrer(parsed);
    const source = trafficSource({ inApp, referredBy, fromQr, campaignSource });
    const isNamed = source !== trafficSource({ inApp, referredBy, fromQr, campaignSource: null });
    const language = spokenLanguage(preferredLanguage(acceptLanguage));
    const answersBy = (name: string): Answers => ({
      mix: saidMix({ source: name, platform, browser, language }),
      mixes: new Map(),
      origin: facetValue(name, referrerName(parsed)),
    });
    return {
      userAgent,
      agent,
      answers: answersBy(source),
      campaign: isNamed ? { name: source, others: answersBy(UNKNOWN) } : null,
    };
  }

  private agentOf(header: string): AgentFacts {
    return this.agents.findingIn(header, (userAgent) => {
      const { automated, browser } = this.parts.userAgents.factsOf(userAgent);
      return {
        visitClass: hitClass({ kind: 'visit', userAgent, automated }),
        crawler: crawlerOf(userAgent),
        inApp: inAppSource(userAgent),
        platform: platformOf(userAgent),
        browser: browser ?? UNKNOWN,
      };
    });
  }

  private placeOf(address: string): PlaceFacts {
    return this.places.findingIn(address, (ip) => {
      const found = this.parts.geo.locate(ip);
      const place = facetValue(found?.country ?? null, found?.subdivision ?? null, found?.city ?? null);
      const known = this.factsOfPlaces.get(place);
      if (known) return known;
      if (this.factsOfPlaces.size === REMEMBERED_TOWNS) this.factsOfPlaces.clear();
      const facts = { country: facetPart(found?.country ?? null), place };
      this.factsOfPlaces.set(place, facts);
      return facts;
    });
  }
}
