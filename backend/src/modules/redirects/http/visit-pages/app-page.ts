import { escapeHtml } from '../../../../shared/domain/escape-html';
import { isAppAddress } from '../../../links/values';
import type { AppName, AppOpening } from '../../domain/visit/app-opening';
import { appAttempt } from './app-attempt';
import { APP_SCRIPT } from './app-script';
import { destinationOf, webAddress } from './destination';
import { languageOf } from './language';
import { heading, layOutPage } from './layout';
import { button, dataBlock, filledTitle, paragraph } from './markup';
import { hashOf, pagePolicyOf } from './policy';
import { APP_TEXTS } from './texts/app';
import type { VisitPage } from './visit-page';

interface AppVisit {
  readonly acceptLanguage: string | undefined;
  /** Empty when there is none. */
  readonly userAgent: string;
  readonly app: AppOpening;
  /** Where the link leads on the web. */
  readonly location: string;
}

const NAMES: Readonly<Record<AppName, string | null>> = {
  youtube: 'YouTube',
  shopee: 'Shopee',
  momo: 'momo',
  pchome: 'PChome 24h',
  app: null,
};
const POLICY = pagePolicyOf({ 'script-src': hashOf(APP_SCRIPT) });

/** Links of Android's own kind, which only we may have written. */
const INTENT = /^intent:\/\/[^\s<>"']+;end$/;

const mayBeTried = (scheme: string): boolean => isAppAddress(scheme) || INTENT.test(scheme);

/** Tries to open an app, and goes on to its store or the web when nothing comes of it. */
export function appPage({ acceptLanguage, userAgent, app, location }: AppVisit): VisitPage {
  const language = languageOf(acceptLanguage);
  const texts = APP_TEXTS[language];
  const name = NAMES[app.name];
  const title = name === null ? texts.titleOfAny : filledTitle(texts.title, { app: name });
  const web = webAddress(location);
  const scheme = mayBeTried(app.scheme) ? app.scheme : web;
  const storeUrl = app.storeUrl === null ? null : webAddress(app.storeUrl);
  const { address: attempt, outside } = appAttempt({ ...app, scheme, storeUrl }, web, userAgent);
  const actions = [
    button({ href: attempt ?? scheme, label: texts.open, isMain: true, attributes: ' rel="nofollow"' }),
    button({ href: web, label: texts.web, attributes: ' rel="nofollow"' }),
    ...(outside === null ? [] : [button({ href: outside, label: texts.outside })]),
    ...(storeUrl === null ? [] : [button({ href: storeUrl, label: texts.store })]),
  ];
  const card = [
    heading(title),
    `<p class="soft">${escapeHtml(texts.leads)}</p><p class="host">${escapeHtml(destinationOf(web).host)}</p>`,
    `<p class="actions">${actions.join('')}</p>`,
    outside === null ? '' : paragraph(texts.hint, 'soft small'),
    dataBlock('plan', { attempt, without: storeUrl ?? web, web }),
    `<script>${APP_SCRIPT}</script>`,
  ].join('');
  return { html: layOutPage({ language, title, icon: 'app', card }), policy: POLICY };
}
