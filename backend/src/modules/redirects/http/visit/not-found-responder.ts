import { Injectable, Logger } from '@nestjs/common';
import { WebSettings } from '../../../../config/web-settings';
import { ClientAddress } from '../../../../shared/http/client-address';
import type { RequestHead } from '../../../../shared/http/request-head';
import { SlugSuggestionsService } from '../../application/slug-suggestions/slug-suggestions.service';
import { MissBudget } from '../../application/visit/miss-budget';
import { isSlug, forgivingSlugs } from '../../../links/values';
import { notFoundPage, type SuggestedLink, type VisitPage } from '../visit-pages';
import { personPageHead } from './answer-head';
import type { Exchange, VisitedAddress } from './exchange';
import { LandingResponderService } from './landing-responder.service';
import { SharedPage } from './shared-page';
import { VisitAnswer } from './visit-answer';

/** Whether a person looks at a page; programs get it without guesses, which cost a question to the database. */
const isLookedAt = ({ method, headers }: RequestHead): boolean =>
  method === 'GET' && (headers.accept?.includes('text/html') ?? false);

/** Answers visits of addresses that lead nowhere. */
@Injectable()
export class NotFoundResponder {
  private readonly logger = new Logger(NotFoundResponder.name);
  private readonly plain = new SharedPage(404, (language) => this.pageIn(language, []));

  constructor(
    private readonly landings: LandingResponderService,
    private readonly suggestions: SlugSuggestionsService,
    private readonly budget: MissBudget,
    private readonly clients: ClientAddress,
    private readonly web: WebSettings,
  ) {}

  /** Whether an address without a link looks like that of one; on the shared domain all others are the site's to answer. */
  isShortAddress({ path: { slug, extraPath } }: VisitedAddress): boolean {
    return extraPath === null && (isSlug(slug) || forgivingSlugs(slug).length > 0);
  }

  /** Where the owner of the domain leads such visits; else 404 with links that may have been meant, if there are any. */
  answer(address: VisitedAddress, exchange: Exchange): void {
    const { request, response } = exchange;
    this.landings.answer({ domainId: address.domainId, request, response }, () => {
      this.suggest(address, exchange);
    });
  }

  private suggest({ domainId, path: { slug } }: VisitedAddress, exchange: Exchange): void {
    const address = this.clients.addressOf(exchange.request);
    this.budget.take(address, exchange.since);
    if (!isLookedAt(exchange.request)) {
      this.send([], exchange);
      return;
    }
    this.suggestions.by({ domainId, slug }, address, performance.now()).then(
      (slugs) => {
        this.send(slugs, exchange);
      },
      (error: unknown) => {
        this.logger.warn({ err: error }, 'no link could be guessed');
        this.send([], exchange);
      },
    );
  }

  private send(slugs: readonly string[], { request, response }: Exchange): void {
    if (slugs.length === 0) {
      this.plain.send(request, response);
      return;
    }
    // On the host that the visitor came by, which may be one of several.
    const suggestions = slugs.map((slug) => ({ slug, address: `/${encodeURIComponent(slug)}` }));
    const page = this.pageIn(request.headers['accept-language'], suggestions);
    new VisitAnswer(response, 404, personPageHead(page), page.html).send();
  }

  private pageIn(acceptLanguage: string | undefined, suggestions: readonly SuggestedLink[]): VisitPage {
    return notFoundPage({ acceptLanguage, appOrigin: this.web.appOrigin, suggestions });
  }
}
