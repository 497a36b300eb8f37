import { languageOf } from './language';
import { heading, layOutPage } from './layout';
import { paragraph } from './markup';
import { pagePolicyOf } from './policy';
import { TOO_MANY_TEXTS } from './texts/too-many';
import type { VisitPage } from './visit-page';

/** For callers who have asked for too many links that do not exist; answered 429. */
export function tooManyPage(acceptLanguage: string | undefined): VisitPage {
  const language = languageOf(acceptLanguage);
  const { title, body } = TOO_MANY_TEXTS[language];
  return {
    html: layOutPage({ language, title, icon: 'waiting', card: heading(title) + paragraph(body) }),
    policy: pagePolicyOf(),
  };
}
