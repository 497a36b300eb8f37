import { languageOf } from './language';
import { heading, layOut } from './layout';
import { paragraph } from './markup';
import { policyOf } from './policy';
import { HOST_UNKNOWN_TEXTS } from './texts/host-unknown';
import type { VisitPage } from './visit-page';

/** For a host that leads here and is nobody's; answered 421. */
export function hostUnknownPage(acceptLanguage: string | undefined): VisitPage {
  const language = languageOf(acceptLanguage);
  const { title, body } = HOST_UNKNOWN_TEXTS[language];
  return {
    html: layOut({ language, title, icon: 'lost', card: heading(title) + paragraph(body) }),
    policy: policyOf(),
  };
}
