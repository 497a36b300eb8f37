import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../config/web-settings';
import { VisitedHostsService } from '../../../domains';
import { shortUrlOf } from '../../../links/values';
import type { Visit } from '../../domain/visit/visit';
import type { VisitDecision } from '../../domain/visit/visit-decision';
import type { VisitedLink } from '../../domain/visit/visited-link';
import { appPage, cardPage, gonePage, pixelPage, type VisitPage, warningPage } from '../visit-pages';
import type { Exchange, VisitedAddress } from './exchange';
import { onwardFromCard } from './onward-query';
import { WarningBypassService } from './warning-bypass.service';

/** A visit that has been decided, and all that its answer needs. */
export interface DecidedVisit {
  readonly link: VisitedLink | null;
  readonly visit: Visit;
  readonly address: VisitedAddress;
  readonly exchange: Exchange;
}

/** What is answered with a page. */
export type PageDecision = Extract<
  VisitDecision,
  { kind: 'gone' | 'card' | 'warning-page' | 'app-page' | 'pixel-page' }
>;

/** Makes the pages that visits get instead of a redirect. */
@Injectable()
export class PageForService {
  constructor(
    private readonly warningBypass: WarningBypassService,
    private readonly hosts: VisitedHostsService,
    private readonly web: WebSettings,
  ) {}

  make(decision: PageDecision, decided: DecidedVisit): VisitPage {
    const { acceptLanguage, userAgent } = decided.visit.visitor;
    switch (decision.kind) {
      case 'app-page':
        return appPage({ acceptLanguage, userAgent, ...decision });
      case 'pixel-page':
        return pixelPage({ acceptLanguage, nonce: randomBytes(16).toString('base64'), ...decision });
      case 'card':
        return cardPage({
          card: decision.card,
          shortUrl: this.shortUrlOf(decided),
          onward: onwardFromCard(decided.visit.visitor),
        });
      case 'gone':
        return gonePage({ why: decision.why, ...this.askedIn(decided) });
      case 'warning-page': {
        const { warning, location } = decision;
        return warningPage({ warning, location, onward: this.onwardOf(decided), ...this.askedIn(decided) });
      }
    }
  }

  private askedIn(decided: DecidedVisit) {
    const { acceptLanguage } = decided.visit.visitor;
    return { acceptLanguage, appOrigin: this.web.appOrigin, shortUrl: this.shortUrlOf(decided) };
  }

  private onwardOf({ link, visit, exchange }: DecidedVisit): string {
    return link === null ? '' : this.warningBypass.from(link, visit, exchange.request);
  }

  /** As we write it, however the visitor wrote the host: cards and reports repeat it. */
  private shortUrlOf({ address: { path }, exchange }: DecidedVisit): string {
    const { origin } = this.hosts.domainIn(exchange.request.headers.host);
    const behind = path.extraPath === null ? '' : `/${encodeURIComponent(path.extraPath)}`;
    return shortUrlOf(origin, path.slug) + behind;
  }
}
