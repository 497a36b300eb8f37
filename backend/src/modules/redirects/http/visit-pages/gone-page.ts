import type { GoneReason } from '../../domain/visit/visit-decision';
import { languageOf } from './language';
import { heading, layOutPage } from './layout';
import { paragraph } from './markup';
import { pagePolicyOf } from './policy';
import { reportLink } from './report-link';
import { GONE_TEXTS } from './texts/gone';
import type { ShortAddressAsked, VisitPage } from './visit-page';

interface GoneVisit extends ShortAddressAsked {
  readonly why: GoneReason;
}

/** For a link that leads nowhere any more; answered 410. */
export function gonePage({ why, ...asked }: GoneVisit): VisitPage {
  const language = languageOf(asked.acceptLanguage);
  const { title, body, next } = GONE_TEXTS[language][why];
  const isStopped = why === 'blocked' || why === 'abuse';
  const html = layOutPage({
    language,
    title,
    icon: isStopped ? 'stopped' : 'ended',
    isWarning: isStopped,
    card: heading(title) + paragraph(body) + paragraph(next, 'soft'),
    footer: isStopped ? '' : reportLink(language, asked),
    appOrigin: asked.appOrigin,
  });
  return { html, policy: pagePolicyOf() };
}
