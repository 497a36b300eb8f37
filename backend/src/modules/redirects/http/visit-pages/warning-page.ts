import { escapeHtml } from '../../../../shared/domain/escape-html';
import type { LinkWarning } from '../../../links/values';
import { type Destination, destinationOf } from './destination';
import { languageOf, pageIn } from './language';
import { heading, layOutPage } from './layout';
import { button, paragraph } from './markup';
import { hashOf, pagePolicyOf } from './policy';
import { reportLink } from './report-link';
import { WARNING_TEXTS } from './texts/warning';
import type { ShortAddressAsked, VisitPage } from './visit-page';

interface WarnedVisit extends ShortAddressAsked {
  readonly warning: LinkWarning;
  /** Destination URL. */
  readonly location: string;
  /** Address that goes on there, and lets the visit count. */
  readonly onward: string;
}

/** Without it, or without a page to go back to, the button leads to our own home. */
const GO_BACK = `document.getElementById('back').addEventListener('click', function (event) {
  if (history.length > 1) {
    event.preventDefault();
    history.back();
  }
});`;
const POLICY = pagePolicyOf({ 'script-src': hashOf(GO_BACK) });

interface PlaceLabels {
  readonly leads: string;
  readonly punycode: string;
  readonly address: string;
}

const fact = (label: string, markup: string, attributes: string): string =>
  `<dt>${escapeHtml(label)}</dt><dd${attributes}>${markup}</dd>`;

/** A host that breaks before its dots, so that no name in it is torn apart where there is room for it. */
const breakable = (host: string): string => escapeHtml(host).replaceAll('.', '<wbr>.');

function placeOf({ host, punycode, address }: Destination, labels: PlaceLabels): string {
  const rows = [
    fact(labels.leads, breakable(host), ' class="host"'),
    punycode === null ? '' : fact(labels.punycode, breakable(punycode), ' class="address"'),
    // Long ones are scrolled, by key too, so that the choice below them stays in sight.
    fact(labels.address, escapeHtml(address), ' class="address whole" tabindex="0"'),
  ];
  return `<div class="place"><dl>${rows.join('')}</dl></div>`;
}

/** Stands before a destination that may do harm. It never shows anything but that. */
export function warningPage({ warning, location, onward, ...asked }: WarnedVisit): VisitPage {
  const language = languageOf(asked.acceptLanguage);
  const texts = WARNING_TEXTS[language];
  const home = pageIn(language, asked.appOrigin, '/');
  const actions = [
    button({ href: home, label: texts.back, isMain: true, attributes: ' id="back"' }),
    button({ href: onward, label: texts.onward, attributes: ' rel="noreferrer nofollow"' }),
  ];
  const card = [
    heading(texts.title),
    paragraph(texts.reasons[warning]),
    placeOf(destinationOf(location), texts),
    paragraph(texts.advice, 'soft'),
    `<p class="actions">${actions.join('')}</p>`,
    `<script>${GO_BACK}</script>`,
  ].join('');
  const html = layOutPage({
    language,
    title: texts.title,
    icon: 'warning',
    isWarning: true,
    card,
    footer: reportLink(language, asked),
    appOrigin: asked.appOrigin,
  });
  return { html, policy: POLICY };
}
