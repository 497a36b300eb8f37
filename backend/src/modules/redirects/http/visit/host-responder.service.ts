import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../config/web-settings';
import { SHARED_DOMAIN } from '../../../../shared/domain/shared-domain';
import type { Handler, Reply, RequestHead } from '../../../../shared/http/request-head';
import { VisitedHostsService } from '../../../domains';
import { hostSuspendedPage, hostUnknownPage, notFoundPage } from '../visit-pages';
import { languageOf, pageIn } from '../visit-pages/language';
import { redirectHead, REFUSED_METHOD_HEAD } from './answer-head';
import type { Exchange, VisitedAddress } from './exchange';
import { LandingResponderService } from './landing-responder.service';
import { SharedPage } from './shared-page';
import { VisitAnswer } from './visit-answer';

/** What every host of the site has: what probes ask by address, and what browsers and crawlers ask of each host. */
const FILES_OF_EVERY_HOST: ReadonlySet<string> = new Set([
  '/favicon.ico',
  '/favicon.svg',
  '/health/live',
  '/health/ready',
  '/robots.txt',
]);

/** Answers what is no visit of a link, by the host that it came to. */
@Injectable()
export class HostResponderService {
  private readonly hostUnknown = new SharedPage(421, hostUnknownPage);
  private readonly hostSuspended = new SharedPage(410, hostSuspendedPage);
  private readonly notFound = new SharedPage(404, (acceptLanguage) =>
    notFoundPage({ acceptLanguage, appOrigin: this.web.appOrigin, suggestions: [] }),
  );

  constructor(
    private readonly hosts: VisitedHostsService,
    private readonly landings: LandingResponderService,
    private readonly web: WebSettings,
  ) {}

  /** The owner of the name is not known here: not even whether there are links is said. */
  refuseUnknown(request: RequestHead, response: Reply): void {
    this.hostUnknown.send(request, response);
  }

  refuseSuspended(request: RequestHead, response: Reply): void {
    this.hostSuspended.send(request, response);
  }

  /** At hosts of the shared domain that have not the application: a few files, and the way to it. */
  besideApplication<Q extends RequestHead, R extends Reply>(next: Handler<Q, R>): Handler<Q, R> {
    return (request, response) => {
      const { method, url = '/' } = request;
      const [path = ''] = url.split('?', 1);
      if (FILES_OF_EVERY_HOST.has(path)) next(request, response);
      else if (path === '/' && (method === 'GET' || method === 'HEAD')) {
        new VisitAnswer(response, 302, redirectHead(`${this.web.appOrigin}/`)).send();
      } else this.sendNotFound(request, response);
    };
  }

  sendToAnalytics(
    { domainId, path }: VisitedAddress,
    { request: { method, headers }, response }: Exchange,
  ): void {
    if (method !== 'GET' && method !== 'HEAD') {
      new VisitAnswer(response, 405, REFUSED_METHOD_HEAD).send();
      return;
    }
    const language = languageOf(headers['accept-language']);
    const page = pageIn(language, this.web.appOrigin, `/analytics/${encodeURIComponent(path.slug)}`);
    const query =
      domainId === SHARED_DOMAIN
        ? ''
        : `?domain=${encodeURIComponent(this.hosts.domainIn(headers.host).host)}`;
    new VisitAnswer(response, 302, redirectHead(page + query)).send();
  }

  /** What is no visit of a link goes where the owner of the host has said. */
  readonly besideLinks = (request: RequestHead, response: Reply): void => {
    const known = this.hosts.atHand(request.headers.host, performance.now());
    const domainId = typeof known === 'number' ? known : null;
    this.landings.answer({ domainId, request, response }, () => {
      this.sendNotFound(request, response);
    });
  };

  /** What hosts of links alone answer to whatever is no link of theirs: neither pages nor the API are there. */
  private readonly sendNotFound = (request: RequestHead, response: Reply): void => {
    this.notFound.send(request, response);
  };
}
