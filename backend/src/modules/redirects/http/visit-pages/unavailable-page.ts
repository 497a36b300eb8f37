import { languageOf } from './language';
import { heading, layOutPage } from './layout';
import { paragraph } from './markup';
import { pagePolicyOf } from './policy';
import { UNAVAILABLE_TEXTS } from './texts/unavailable';
import type { VisitPage } from './visit-page';

/** For a link that cannot be looked up just now; answered 503. */
export function unavailablePage(acceptLanguage: string | undefined): VisitPage {
  const language = languageOf(acceptLanguage);
  const { title, body } = UNAVAILABLE_TEXTS[language];
  return {
    html: layOutPage({ language, title, icon: 'waiting', card: heading(title) + paragraph(body) }),
    policy: pagePolicyOf(),
  };
}
