import { OwnHosts } from '../../../../shared/own-hosts/own-hosts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { WebSettings } from '../../../../config/web-settings';
import { campaignOfSource } from '../../../../shared/domain/visitor/campaign';
import { hitClass } from '../../../../shared/domain/visitor/hit-class';
import { inAppSource } from '../../../../shared/domain/visitor/known-sources';
import { type Platform, platformOf } from '../../../../shared/domain/visitor/platform';
import {
  type AddressMarks,
  parseReferrer,
  sourceOfReferrer,
  trafficSource,
} from '../../../../shared/domain/visitor/traffic-source';
import { isAutomated } from '../../../../shared/visitors/bot-list';
import { readMarks } from '../../domain/visit/address-marks';
import { passableQuery } from '../../domain/visit/passed-query';
import type { Visit, Visitor } from '../../domain/visit/visit';
import { MAX_HEADER_LENGTH } from '../../domain/visit/visit-record';
import type { VisitedLink } from '../../domain/visit/visited-link';

/** A request for a link; headers as they came. Parts that cost something may be worked out when asked for. */
export interface LinkRequest {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  readonly prefetch: boolean;
  /** Of the address, without its question mark; empty for none. */
  readonly query: string;
  /** What stood after the slug and a slash, decoded; null for nothing. */
  readonly extraPath: string | null;
  readonly userAgent: string | undefined;
  readonly referrer: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly refusesTracking: boolean;
  /** ISO 3166-1, capitals; null when it cannot be told, or no rule of the link asks. */
  readonly country: string | null;
  readonly hasSeenWarning: boolean;
  readonly hasSeenCard: boolean;
}

/** What a user agent tells. */
interface Agent {
  readonly isPreviewBot: boolean;
  readonly isBot: boolean;
  readonly platform: Platform;
  readonly inApp: string | null;
}

/** Of each. Visitors share user agents and referrers, and no flood of made-up ones takes more. */
const REMEMBERED = 10_000;

function readAgent(userAgent: string): Agent {
  const of = hitClass({ kind: 'visit', userAgent, automated: isAutomated(userAgent) });
  return {
    isPreviewBot: of === 'preview',
    isBot: of !== 'human',
    platform: platformOf(userAgent),
    inApp: inAppSource(userAgent),
  };
}

/** Only what the journal keeps is looked at, so that a visit is decided by what it is later counted as. */
const clipped = (header: string | undefined): string => header?.slice(0, MAX_HEADER_LENGTH) ?? '';

/** Tells visitors apart, by what is later counted of them, and remembers what it has found out. */
@Injectable()
export class VisitorsService {
  private readonly agents = new LRUCache<string, Agent>({ max: REMEMBERED });
  private readonly referrers = new LRUCache<string, { readonly source: string | null }>({ max: REMEMBERED });
  private readonly campaigns = new LRUCache<string, string>({ max: REMEMBERED });
  private readonly productKey: string;

  constructor(
    { productKey }: WebSettings,
    private readonly ownHosts: OwnHosts,
  ) {
    this.productKey = productKey;
    ownHosts.onChange(() => this.referrers.clear());
  }

  /** The arrival as a visit of the link. Nothing of the visitor is worked out before a rule asks. */
  visitOf(link: VisitedLink | null, arrival: LinkRequest): Visit {
    const { at, method, prefetch, extraPath } = arrival;
    return { at, method, prefetch, extraPath, visitor: new KnownVisitor(link, arrival, this) };
  }

  marksOf(link: VisitedLink | null, { query, extraPath }: LinkRequest): AddressMarks {
    const pathKey = link?.rules?.pathKey ?? null;
    return readMarks({ query, extraPath, pathKey, productKey: this.productKey });
  }

  agentOf(userAgent: string): Agent {
    const known = this.agents.get(userAgent);
    if (known !== undefined) return known;
    const read = readAgent(userAgent);
    this.agents.set(userAgent, read);
    return read;
  }

  sourceOf(header: string): string | null {
    if (header === '') return null;
    const known = this.referrers.get(header);
    if (known !== undefined) return known.source;
    const source = sourceOfReferrer(parseReferrer(header, this.ownHosts));
    this.referrers.set(header, { source });
    return source;
  }

  campaignOf(source: string, fromQr: boolean): string {
    if (fromQr) return campaignOfSource(source, fromQr, this.productKey);
    const known = this.campaigns.get(source);
    if (known !== undefined) return known;
    const campaign = campaignOfSource(source, fromQr, this.productKey);
    this.campaigns.set(source, campaign);
    return campaign;
  }
}

class KnownVisitor implements Visitor {
  private marksFound: AddressMarks | null = null;
  private agentFound: Agent | null = null;

  constructor(
    private readonly link: VisitedLink | null,
    private readonly arrival: LinkRequest,
    private readonly known: VisitorsService,
  ) {}

  get userAgent(): string {
    return clipped(this.arrival.userAgent);
  }

  get acceptLanguage(): string | undefined {
    return this.arrival.acceptLanguage;
  }

  get isPreviewBot(): boolean {
    return this.agent.isPreviewBot && !this.hasSeenCard;
  }

  get isBot(): boolean {
    return this.agent.isBot && !(this.agent.isPreviewBot && this.hasSeenCard);
  }

  get platform(): Platform {
    return this.agent.platform;
  }

  get inApp(): string | null {
    return this.agent.inApp;
  }

  get referrer(): string | undefined {
    return this.arrival.referrer;
  }

  get referredBy(): string | null {
    return this.known.sourceOf(clipped(this.arrival.referrer));
  }

  get source(): string {
    const { inApp, referredBy } = this;
    const { fromQr, campaignSource } = this.marks;
    return trafficSource({ inApp, referredBy, fromQr, campaignSource });
  }

  get campaign(): string {
    return this.known.campaignOf(this.source, this.fromQr);
  }

  get passedQuery(): string {
    return this.link?.rules?.passesQuery === true ? passableQuery(this.arrival.query) : '';
  }

  get fromQr(): boolean {
    return this.marks.fromQr;
  }

  get campaignSource(): string | null {
    return this.marks.campaignSource;
  }

  get country(): string | null {
    return this.arrival.country;
  }

  get refusesTracking(): boolean {
    return this.arrival.refusesTracking;
  }

  get hasSeenWarning(): boolean {
    return this.arrival.hasSeenWarning;
  }

  get hasSeenCard(): boolean {
    return this.arrival.hasSeenCard;
  }

  private get marks(): AddressMarks {
    this.marksFound ??= this.known.marksOf(this.link, this.arrival);
    return this.marksFound;
  }

  private get agent(): Agent {
    this.agentFound ??= this.known.agentOf(this.userAgent);
    return this.agentFound;
  }
}
