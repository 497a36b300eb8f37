import { escapeHtml } from '../../../../shared/domain/escape-html';
import { languageOf, pageIn } from './language';
import { heading, layOutPage } from './layout';
import { button, paragraph, withNothingHidden } from './markup';
import { pagePolicyOf } from './policy';
import { NOT_FOUND_TEXTS } from './texts/not-found';
import type { VisitPage } from './visit-page';

/** A link that a visitor may have meant. */
export interface SuggestedLink {
  /** Short address, as people read it. */
  readonly slug: string;
  /** The same as an address to follow. */
  readonly address: string;
}

interface NotFoundRequest {
  readonly acceptLanguage: string | undefined;
  readonly appOrigin: string;
  /** The likeliest first; more than three would be a guess. */
  readonly suggestions: readonly SuggestedLink[];
}

const MAX_SUGGESTIONS = 3;

function listOf(suggestions: readonly SuggestedLink[], didYouMean: string): string {
  if (suggestions.length === 0) return '';
  const items = suggestions
    .slice(0, MAX_SUGGESTIONS)
    .map(
      ({ slug, address }) =>
        `<li><a href="${escapeHtml(address)}" rel="nofollow"><bdi>${escapeHtml(withNothingHidden(slug))}</bdi></a></li>`,
    );
  return `<h2>${escapeHtml(didYouMean)}</h2><ul class="list">${items.join('')}</ul>`;
}

/** For a short address that leads nowhere and never did; answered 404. */
export function notFoundPage({ acceptLanguage, appOrigin, suggestions }: NotFoundRequest): VisitPage {
  const language = languageOf(acceptLanguage);
  const { title, body, didYouMean, home } = NOT_FOUND_TEXTS[language];
  const actions = `<p class="actions">${button({ href: pageIn(language, appOrigin, '/'), label: home })}</p>`;
  const card = heading(title) + paragraph(body) + listOf(suggestions, didYouMean) + actions;
  return { html: layOutPage({ language, title, icon: 'lost', card, appOrigin }), policy: pagePolicyOf() };
}
