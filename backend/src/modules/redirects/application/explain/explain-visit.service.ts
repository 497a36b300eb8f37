import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import type { ShortDomain } from '../../../domains';
import { type AppCard, appCard, CARD_APPS } from '../../domain/explain/app-cards';
import { userAgentOf } from '../../domain/explain/explained-device';
import type { VisitQuestion } from '../../domain/explain/visit-question';
import { type LinkState, linkPreviewOf } from '../../../links/values';
import { explainVisit, type StepResult } from '../../domain/visit/decide-visit';
import type { Visit } from '../../domain/visit/visit';
import type { VisitDecision } from '../../domain/visit/visit-decision';
import { VisitorsService } from '../visit/visitors.service';
import { askedArrival } from './asked-arrival';
import { VisitedLinkSource } from '../ports/visited-link-source';
import { type LinkReference, LinkPlacesService, ShowLinkService } from '../../../links';

/** What a visit gets, and why. */
export interface ExplainedVisit {
  readonly link: LinkState;
  /** Where it stands. */
  readonly domain: ShortDomain;
  readonly visit: Visit;
  readonly decision: VisitDecision;
  readonly steps: readonly StepResult[];
  /** What apps draw where the link is shared. */
  readonly cards: readonly AppCard[];
}

/**
 * Tells a member of its group what a visit of a link would get. The link is read as visits read it, and the function
 * that decides visits decides here, so that nothing can be told that does not happen.
 */
@Injectable()
export class ExplainVisitService {
  constructor(
    private readonly places: LinkPlacesService,
    private readonly showLink: ShowLinkService,
    private readonly source: VisitedLinkSource,
    private readonly visitors: VisitorsService,
  ) {}

  /** Throws `LinkDoesNotExist` also when the link is another group's. */
  async explain(member: Member, name: LinkReference, question: VisitQuestion): Promise<ExplainedVisit> {
    const { link, domain } = await this.showLink.show(member, await this.places.placeOf(name));
    const found = await this.source.first(link.domainId, [link.slug]);
    const visited = found?.link ?? null;
    const visitOf = (asked: VisitQuestion): Visit => this.visitors.visitOf(visited, askedArrival(asked));
    const visit = visitOf(question);
    const page = linkPreviewOf(link);
    const cards = CARD_APPS.map((app) => {
      const asked = { ...question, ...CRAWLING, userAgent: userAgentOf(app.crawler) };
      const { decision } = explainVisit(visited, visitOf(asked));
      return appCard(app, { decision, page, host: domain.host });
    });
    return { link, domain, visit, ...explainVisit(visited, visit), cards };
  }
}

/** Crawlers come from nowhere, at once, and say nothing of themselves but their names. */
const CRAWLING = {
  method: 'GET',
  isPrefetch: false,
  acceptLanguage: undefined,
  referrer: undefined,
  country: null,
  fromQr: false,
  refusesTracking: false,
} as const satisfies Partial<VisitQuestion>;
