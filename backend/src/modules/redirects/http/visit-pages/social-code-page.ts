import { escapeHtml } from '../../../../shared/domain/escape-html';
import { languageOf } from './language';
import { heading, layOutPage } from './layout';
import { paragraph } from './markup';
import { pagePolicyOf } from './policy';
import { SHORT_DOMAIN_TEXTS } from './texts/short-domain';
import type { VisitPage } from './visit-page';

interface BareVisit {
  readonly acceptLanguage: string | undefined;
  /** What Facebook looks for to verify whose the host is. */
  readonly socialCode: string;
  /** Where visitors go on to; null: nowhere. */
  readonly redirectUrl: string | null;
}

/** The page of a bare host by which Facebook verifies it. */
export function socialCodePage({ acceptLanguage, socialCode, redirectUrl }: BareVisit): VisitPage {
  const language = languageOf(acceptLanguage);
  const { title, body } = SHORT_DOMAIN_TEXTS[language];
  const tag = `<meta name="facebook-domain-verification" content="${escapeHtml(socialCode)}">`;
  const onward =
    redirectUrl === null ? '' : `<meta http-equiv="refresh" content="0;url=${escapeHtml(redirectUrl)}">`;
  const card = heading(title) + paragraph(body);
  return {
    html: layOutPage({ language, title, head: tag + onward, icon: 'lost', card }),
    policy: pagePolicyOf(),
  };
}
