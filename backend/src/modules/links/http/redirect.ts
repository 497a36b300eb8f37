import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { WebSettings } from '../../../config/settings';
import { Metrics } from '../../../shared/health/metrics';
import { ClientAddress } from '../../../shared/http/client-address';
import type { RequestHandler } from '../../../shared/http/front-server';
import { VisitJournal } from '../application/ports/visit-journal';
import { VisitedLinks } from '../application/visited-links.service';
import { isPrefetch } from '../domain/prefetch';
import { isReserved } from '../domain/reserved-words';
import { decideVisit, type VisitDecision, type VisitedLink } from '../domain/visit-decision';
import { readVisitedPath } from '../domain/visited-path';
import { writeVisit } from '../domain/visit-record';
import { VISIT_PAGE_POLICY, visitPage } from './visit-page';
import type { VisitPageKind } from './visit-page.texts';

const NOT_STORED = 'private, no-store';
const COME_BACK = ['Cache-Control', NOT_STORED, 'Retry-After', '0', 'Content-Length', '0'];
const QR_MARK = /[?&]qr=1(?:&|$)/;

/** An answer that leaves when its visit is in the journal. */
class RecordedAnswer {
  constructor(
    private readonly response: ServerResponse,
    private readonly status: number,
    private readonly headers: string[],
  ) {}

  written(): void {
    this.response.writeHead(this.status, this.headers).end();
  }
}

/**
 * The hot path: answers visits of short links before anything of the application is entered.
 * A link at hand costs no promise, no query and no framework.
 */
@Injectable()
export class Redirect {
  private readonly logger = new Logger(Redirect.name);
  private readonly clientAddress: ClientAddress;
  private answered = 0;
  private unavailable = 0;

  constructor(
    private readonly links: VisitedLinks,
    private readonly journal: VisitJournal,
    private readonly web: WebSettings,
    metrics: Metrics,
  ) {
    metrics.counter('linklet_visits_answered_total', 'Visits of short links answered.', () => this.answered);
    metrics.counter(
      'linklet_visits_unavailable_total',
      'Visits answered 503 because the link could not be looked up.',
      () => this.unavailable,
    );
    metrics.gauge('linklet_links_at_hand', 'Links and absences kept in memory.', () => this.links.size);
    this.clientAddress = new ClientAddress(web.trustedProxies);
  }

  /** Puts the hot path before `next`, which gets every request that is no visit of a link. */
  before(next: RequestHandler): RequestHandler {
    return (request, response) => {
      const url = request.url ?? '/';
      const queryAt = url.indexOf('?');
      const visited = readVisitedPath(queryAt === -1 ? url : url.slice(0, queryAt));
      if (!visited) {
        next(request, response);
        return;
      }
      const now = performance.now();
      const link = this.links.atHand(visited.slug, now);
      if (link === undefined && isReserved(visited.slug)) next(request, response);
      else if (visited.wantsAnalytics) this.sendToAnalytics(visited.slug, request, response);
      else if (link === undefined) this.lookUpThenAnswer(visited.slug, now, { request, response, next });
      else this.answer(link, { request, response, next });
    };
  }

  private lookUpThenAnswer(slug: string, now: number, exchange: Exchange): void {
    this.links.lookUp(slug, now).then(
      (link) => {
        this.answer(link, exchange);
      },
      (error: unknown) => {
        this.unavailable += 1;
        this.logger.warn({ err: error }, 'a link could not be looked up');
        sendPage('unavailable', 503, exchange);
      },
    );
  }

  private answer(link: VisitedLink | null, exchange: Exchange): void {
    const { request, response } = exchange;
    const at = Date.now();
    const decision = decideVisit(link, {
      at,
      method: request.method ?? 'GET',
      prefetch: isPrefetch(request.headers),
    });
    switch (decision.kind) {
      case 'not-found':
        exchange.next(request, response);
        return;
      case 'method-not-allowed':
        refuseMethod(response);
        return;
      case 'gone':
        sendPage('gone', 410, exchange);
        return;
      case 'fallback':
        response.writeHead(302, headersTo(decision.location)).end();
        return;
      case 'come-back':
        this.record(decision, { at, request }, new RecordedAnswer(response, 503, COME_BACK));
        return;
      case 'redirect':
        this.record(
          decision,
          { at, request },
          new RecordedAnswer(response, 302, headersTo(decision.location)),
        );
    }
  }

  /** The answer leaves once its visit is kept. */
  private record(decision: RecordedDecision, { at, request }: Arrival, answer: RecordedAnswer): void {
    this.answered += 1;
    const { headers, url = '' } = request;
    const fromQr = url.includes('qr=1') && QR_MARK.test(url);
    const line = writeVisit({
      at,
      linkId: decision.linkId,
      kind: decision.records,
      fromQr,
      ip: this.clientAddress.of(request),
      userAgent: headers['user-agent'],
      referrer: headers.referer,
      acceptLanguage: headers['accept-language'],
    });
    this.journal.append(line, answer);
  }

  private sendToAnalytics(slug: string, { method }: IncomingMessage, response: ServerResponse): void {
    if (method !== 'GET' && method !== 'HEAD') {
      refuseMethod(response);
      return;
    }
    const location = `${this.web.appOrigin}/analytics/${encodeURIComponent(slug)}`;
    response.writeHead(302, { location, 'cache-control': NOT_STORED }).end();
  }
}

type RecordedDecision = Extract<VisitDecision, { linkId: number }>;

/** A request and when it came, in milliseconds since 1970. */
interface Arrival {
  readonly at: number;
  readonly request: IncomingMessage;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly next: RequestHandler;
}

const headersTo = (location: string): string[] => [
  'Location',
  location,
  'Cache-Control',
  NOT_STORED,
  'X-Robots-Tag',
  'noindex',
  'Content-Length',
  '0',
];

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { allow: 'GET, HEAD', 'cache-control': NOT_STORED }).end();
}

function sendPage(kind: VisitPageKind, status: number, { request, response }: Exchange): void {
  const page = visitPage(kind, request.headers['accept-language']);
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    'content-security-policy': VISIT_PAGE_POLICY,
    'cache-control': NOT_STORED,
    'x-robots-tag': 'noindex',
    ...(status === 503 ? { 'retry-after': '2' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}
