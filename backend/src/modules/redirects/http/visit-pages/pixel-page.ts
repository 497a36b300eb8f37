import { escapeHtml } from '../../../../shared/domain/escape-html';
import type { PixelIds } from '../../domain/visit/pixel-ids';
import { destinationOf, webAddress } from './destination';
import { languageOf } from './language';
import { layOutPage } from './layout';
import { button, dataBlock, filled, filledTitle, paragraph } from './markup';
import { PIXEL_SCRIPT } from './pixel-script';
import { pixelPlanOf } from './pixel-tools';
import { hashOf, pagePolicyOf } from './policy';
import { PIXEL_TEXTS } from './texts/pixel';
import type { VisitPage } from './visit-page';

interface PixelVisit {
  readonly acceptLanguage: string | undefined;
  /** Where the link leads: on the web. */
  readonly location: string;
  readonly pixels: PixelIds;
  /** New for each answer; Google's tools hand it on to the scripts that they load. */
  readonly nonce: string;
}

/** Seconds after which a browser without scripts goes on; by then, what it reports has left. */
const TIMEOUT_S = 1;
const SILENT_PLACE = '<noscript><i id="report" aria-hidden="true"></i></noscript>';

/**
 * How browsers without scripts report. They go on some time after the page has loaded, and a page has loaded when its
 * pictures have: one that never came would keep them. So the pictures begin a moment later, with an animation, and no visitor
 * waits for them.
 */
function silentStyle(pictures: readonly string[]): string {
  const images = pictures.map((address) => `url("${address}")`).join(',');
  return `@keyframes report{to{background-image:${images}}}#report{position:absolute;width:1px;height:1px;animation:report 0s .1s forwards}`;
}

/** Runs the pixels and tags of a link's owner, and goes on. */
export function pixelPage({ acceptLanguage, location, pixels, nonce }: PixelVisit): VisitPage {
  const language = languageOf(acceptLanguage);
  const texts = PIXEL_TEXTS[language];
  const address = webAddress(location);
  const { host } = destinationOf(location);
  const { tools, silent, hosts } = pixelPlanOf(pixels);
  const reports = silent.length === 0 ? null : silentStyle(silent);
  const head = [
    `<noscript><meta http-equiv="refresh" content="${String(TIMEOUT_S)};url=${escapeHtml(address)}">${reports === null ? '' : `<style>${reports}</style>`}</noscript>`,
    dataBlock('plan', { location: address, tools }),
    `<script nonce="${escapeHtml(nonce)}">${PIXEL_SCRIPT}</script>`,
  ];
  const onward = button({
    href: address,
    label: texts.onward,
    isMain: true,
    attributes: ' id="on" rel="nofollow"',
  });
  const html = layOutPage({
    language,
    title: filledTitle(texts.title, { host }),
    head: head.join(''),
    icon: 'going',
    card: `<h1>${filled(texts.title, { host })}</h1>${paragraph(texts.body, 'soft')}<p class="actions">${onward}</p>${reports === null ? '' : SILENT_PLACE}`,
  });
  const policy = pagePolicyOf({
    ...hosts,
    ...(reports === null ? {} : { 'style-src': hashOf(reports) }),
    'script-src': `'nonce-${nonce}'${hosts['script-src'] === undefined ? '' : ` ${hosts['script-src']}`}`,
  });
  return { html, policy };
}
