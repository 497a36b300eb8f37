import { languageOf } from './language';
import { heading, layOutPage } from './layout';
import { paragraph } from './markup';
import { pagePolicyOf } from './policy';
import { HOST_SUSPENDED_TEXTS } from './texts/host-suspended';
import { HOST_UNKNOWN_TEXTS } from './texts/host-unknown';
import type { VisitPage } from './visit-page';

/** For a host that leads here and is not taken; answered 421. */
export const hostUnknownPage = (acceptLanguage: string | undefined): VisitPage =>
  hostPage(acceptLanguage, HOST_UNKNOWN_TEXTS, 'lost');

/** For a host that was taken out of service; answered 410. */
export const hostSuspendedPage = (acceptLanguage: string | undefined): VisitPage =>
  hostPage(acceptLanguage, HOST_SUSPENDED_TEXTS, 'stopped');

function hostPage(
  acceptLanguage: string | undefined,
  texts: typeof HOST_UNKNOWN_TEXTS,
  icon: 'lost' | 'stopped',
): VisitPage {
  const language = languageOf(acceptLanguage);
  const { title, body } = texts[language];
  return {
    html: layOutPage({ language, title, icon, card: heading(title) + paragraph(body) }),
    policy: pagePolicyOf(),
  };
}
