import type { MyInfo, PersonView, SessionStore, Site } from '../../features/session';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locale';

/** What is told between the header and the page. */
export type Banner =
  /** A site admin sees what another person sees. */
  | { readonly kind: 'viewing'; readonly view: PersonView }
  /** The link of a mail did not sign its reader in. */
  | { readonly kind: 'signInLink' }
  | { readonly kind: 'orderFailure' }
  /** The reader may only look at what the group has. */
  | { readonly kind: 'readOnly'; readonly group: string }
  /** The reader has just joined the group. */
  | { readonly kind: 'joined'; readonly group: string }
  | { readonly kind: 'outage'; readonly id: string; readonly text: string; readonly lang: Locale }
  | { readonly kind: 'promotion'; readonly id: string; readonly text: string; readonly url: string };

export interface BannerFacts {
  readonly view: PersonView | null;
  readonly locale: Locale;
  readonly isHome: boolean;
  readonly info: Pick<MyInfo, 'paymentWithInvalidCard' | 'isReadOnly' | 'groupName'> | null;
  readonly site: Pick<Site, 'outage' | 'promotion'> | null;
  readonly notice: SessionStore['notice'];
  /** Null while that is unknown. */
  readonly country: string | null;
  /** Ids of what was closed. */
  readonly closed: ReadonlySet<string>;
}

const hasInvalidCard = ({ info }: Pick<BannerFacts, 'info'>): boolean =>
  (info?.paymentWithInvalidCard.length ?? 0) > 0;

const hasPromotion = ({ isHome, site }: Pick<BannerFacts, 'isHome' | 'site'>): boolean =>
  isHome && (site?.promotion ?? null) !== null;

/** Whether what is told depends on where the visitor is. */
export const asksForCountry = (facts: Pick<BannerFacts, 'isHome' | 'locale' | 'site'>): boolean =>
  facts.locale === DEFAULT_LOCALE && hasPromotion(facts);

/** Whether there may be something to tell, unless it was closed or is for elsewhere. */
export const canNotify = (
  facts: Pick<BannerFacts, 'view' | 'isHome' | 'site' | 'info' | 'notice'>,
): boolean =>
  facts.view !== null ||
  hasPromotion(facts) ||
  (facts.site?.outage ?? null) !== null ||
  hasInvalidCard(facts) ||
  facts.info?.isReadOnly === true ||
  facts.notice !== null;

/** Only Chinese and English are written in an emergency; readers of other languages get the latter. */
function outageOf({ site, locale, closed }: BannerFacts): Banner[] {
  const outage = site?.outage ?? null;
  if (outage === null || closed.has(outage.id)) return [];
  const isChinese = locale === DEFAULT_LOCALE;
  const text = isChinese ? outage.zh : outage.en;
  return text === '' ? [] : [{ kind: 'outage', id: outage.id, text, lang: isChinese ? locale : 'en' }];
}

/** What is sold in Taiwan only would mislead readers of its language who live elsewhere. */
function isForElsewhere({ country, locale }: BannerFacts): boolean {
  return locale === DEFAULT_LOCALE && country !== 'TW';
}

function promotionOf(facts: BannerFacts): Banner[] {
  const promotion = facts.site?.promotion ?? null;
  if (promotion === null || !hasPromotion(facts) || isForElsewhere(facts)) return [];
  if (facts.closed.has(promotion.id) && !hasInvalidCard(facts)) return [];
  const text = promotion.texts[facts.locale] || promotion.texts.en;
  return text === '' ? [] : [{ kind: 'promotion', id: promotion.id, text, url: promotion.url }];
}

function groupOf({ info, notice }: BannerFacts): Banner[] {
  if (info === null) return [];
  const { groupName: group, isReadOnly } = info;
  return [
    ...(notice === 'joined-group' ? [{ kind: 'joined', group } as const] : []),
    ...(isReadOnly ? [{ kind: 'readOnly', group } as const] : []),
  ];
}

/** What is to be told now, the most urgent first. */
export const bannersOf = (facts: BannerFacts): readonly Banner[] => [
  ...(facts.view === null ? [] : [{ kind: 'viewing', view: facts.view } as const]),
  ...(facts.notice === 'sign-in-link-failed' ? [{ kind: 'signInLink' } as const] : []),
  ...(hasInvalidCard(facts) ? [{ kind: 'orderFailure' } as const] : []),
  ...groupOf(facts),
  ...outageOf(facts),
  ...promotionOf(facts),
];
