import { Injectable, Logger } from '@nestjs/common';
import { Metrics } from '../../../shared/health/metrics';
import { SHARED_DOMAIN } from '../../../shared/domain/shared-domain';
import type { Handler, Reply, RequestHead } from '../../../shared/http/request-head';
import { VisitedHostsService, WellKnown } from '../../domains';
import { VisitedLinksService } from '../application/memory/visited-links.service';
import { isReserved, readVisitedPath } from '../../links/values';
import type { VisitedLink } from '../domain/visit/visited-link';
import { unavailablePage } from './visit-pages';
import { retryAfter } from './visit/answer-head';
import { type Exchange, HandedOn, type VisitedAddress } from './visit/exchange';
import { HostResponderService } from './visit/host-responder.service';
import { SharedPage } from './visit/shared-page';
import { VisitHandlerService } from './visit/visit-handler.service';

/** The database is away: the visitor may try again in so many seconds. */
const AWAY_S = 2;

/**
 * The hot path: answers visits of short links before anything of the application is entered.
 * A link at hand costs no promise, no query and no framework.
 */
@Injectable()
export class Redirect {
  private readonly logger = new Logger(Redirect.name);
  private readonly databaseAway = new SharedPage(503, unavailablePage);
  private unavailable = 0;
  private hits = 0;
  private misses = 0;

  constructor(
    private readonly links: VisitedLinksService,
    private readonly hosts: VisitedHostsService,
    private readonly wellKnown: WellKnown,
    private readonly visitors: VisitHandlerService,
    private readonly responder: HostResponderService,
    metrics: Metrics,
  ) {
    metrics.counter(
      'linklet_visits_unavailable_total',
      'Visits answered 503 because the link could not be looked up.',
      () => this.unavailable,
    );
    metrics.counter(
      'linklet_visited_link_hits_total',
      'Visits whose link, or its absence, was in memory.',
      () => this.hits,
    );
    metrics.counter(
      'linklet_visited_link_misses_total',
      'Visits that had to wait for the database.',
      () => this.misses,
    );
    metrics.gauge('linklet_links_at_hand', 'Links and absences kept in memory.', () => this.links.size);
  }

  /**
   * Puts the hot path before `next`, which gets what is no visit of a link at the application's origin. Other hosts of the
   * shared domain have links and a few files, other domains links alone.
   */
  before<Q extends RequestHead, R extends Reply>(next: Handler<Q, R>): Handler<Q, R> {
    const beside = this.responder.besideApplication(next);
    return (request, response) => {
      if (this.wellKnown.hasAnswered(request, response)) return;
      const since = performance.now();
      const { host } = request.headers;
      const known = this.hosts.atHand(host, since);
      if (known === SHARED_DOMAIN) {
        const otherwise = this.hosts.hasApplication(host) ? next : beside;
        this.visit(SHARED_DOMAIN, new HandedOn(request, response, since, otherwise));
      } else if (known === 'stranger') {
        // The owner of the name is not known here: not even whether there are links is said.
        this.responder.refuseUnknown(request, response);
      } else if (known === 'suspended') {
        this.responder.refuseSuspended(request, response);
      } else {
        this.visitDomain(known, host, new HandedOn(request, response, since, this.responder.besideLinks));
      }
    };
  }

  private visitDomain(known: number | null | undefined, host: string | undefined, exchange: Exchange): void {
    if (known !== undefined) {
      this.visitIf(known, exchange);
      return;
    }
    this.hosts.lookUp(host, exchange.since).then(
      (domainId) => {
        this.visitIf(typeof domainId === 'number' ? domainId : null, exchange);
      },
      (error: unknown) => {
        this.answerFailure(error, exchange);
      },
    );
  }

  private visitIf(domainId: number | null, exchange: Exchange): void {
    const { request, response } = exchange;
    if (this.wellKnown.hasAnsweredFor(domainId, request, response)) return;
    if (domainId === null) exchange.next();
    else this.visit(domainId, exchange);
  }

  private visit(domainId: number, exchange: Exchange): void {
    const { request, since: now } = exchange;
    const url = request.url ?? '/';
    const queryAt = url.indexOf('?');
    const path = readVisitedPath(queryAt === -1 ? url : url.slice(0, queryAt));
    if (!path) {
      exchange.next();
      return;
    }
    const address = { domainId, path };
    const link = this.links.atHand(domainId, path.slug, now);
    if (link === undefined && isReserved(path.slug)) exchange.next();
    else if (path.wantsAnalytics) this.responder.sendToAnalytics(address, exchange);
    else if (link === undefined) this.lookUpThenHandle(address, now, exchange);
    else {
      this.hits += 1;
      this.visitors.handle(link, address, exchange);
    }
  }

  private lookUpThenHandle(address: VisitedAddress, now: number, exchange: Exchange): void {
    if (this.visitors.refuses(exchange)) return;
    this.misses += 1;
    this.links.lookUp(address.domainId, address.path.slug, now).then(
      (link: VisitedLink | null) => {
        this.visitors.handle(link, address, exchange);
      },
      (error: unknown) => {
        this.answerFailure(error, exchange);
      },
    );
  }

  private answerFailure(error: unknown, { request, response }: Exchange): void {
    this.unavailable += 1;
    this.logger.warn({ err: error }, 'a link could not be looked up');
    this.databaseAway.send(request, response, retryAfter(AWAY_S));
  }
}
