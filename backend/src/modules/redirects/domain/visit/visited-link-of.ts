import type { LinkForVisit, LinkTarget, TrackingValue } from '../../../links/values';
import { appLinksOf } from './app-links';
import type { PixelIds } from './pixel-ids';
import { smartUtmPlace } from './smart-utm';
import { isOnTheWeb } from './target-choice';
import { mergeUtm } from './utm-merge';
import type { CardImage, VisitCard } from './visit-card';
import type { VisitedLink, VisitRules } from './visited-link';

type Preview = Pick<LinkForVisit, 'title' | 'description' | 'imageUrl' | 'pageImageUrl'>;

/** What stands in other tables. */
export interface LinkExtras {
  /** What its tracking tools put on it, of any kind. */
  readonly tools: readonly TrackingValue[];
  /** The picture of its edited preview; null for none. */
  readonly image: CardImage | null;
}

/** It was changed how it looks where it is shared. */
export const hasEditedPreview = ({ title, description, imageUrl }: Preview): boolean =>
  title !== null || description !== null || imageUrl !== null;

/** The picture that the card of a link shows: an address, or the path of one that was uploaded. */
export const pictureOf = ({ imageUrl, pageImageUrl }: Preview): string | null => imageUrl ?? pageImageUrl;

const PIXELS = ['fbPixel', 'gTag', 'lineTag', 'tiktok'] as const satisfies (keyof PixelIds)[];

/** Each id once, in the order of the tools; null for none. */
export function pixelIdsOf(tools: readonly TrackingValue[]): PixelIds | null {
  const found = PIXELS.flatMap((name) => {
    const ids = [...new Set(tools.flatMap((tool) => tool[name] ?? []))];
    return ids.length === 0 ? [] : [[name, ids] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}

function cardOf(link: LinkForVisit, { image }: LinkExtras): VisitCard | null {
  if (!hasEditedPreview(link)) return null;
  const { url, isNativeOpen } = link;
  return {
    // Never the host of the destination, which a card does not tell.
    title: link.title ?? link.pageTitle ?? link.slug,
    description: link.description ?? link.pageDescription,
    image,
    appLinks: appLinksOf({ url, isNativeOpen, targets: link.targets ?? [] }),
  };
}

const targetsOf = ({ targets, utm }: LinkForVisit): readonly LinkTarget[] | null =>
  targets?.map(({ target, url }) => ({ target, url: isOnTheWeb(url) ? mergeUtm(url, utm) : url })) ?? null;

function rulesOf(link: LinkForVisit, extras: LinkExtras): VisitRules | null {
  const { disabledFor, warning, pathKey, isNativeOpen, utm, isSmartUtmOff, passesQuery } = link;
  const backupUrl = link.downSince === null || link.backupUrl === null ? null : mergeUtm(link.backupUrl, utm);
  const card = cardOf(link, extras);
  const targets = targetsOf(link);
  const pixels = pixelIdsOf(extras.tools);
  const found = [disabledFor, warning, backupUrl, card, targets, pixels, pathKey];
  if (!isNativeOpen && !passesQuery && found.every((each) => each === null)) return null;
  const hasSmartUtm = !isSmartUtmOff && utm === null;
  const toggles = { isNativeOpen, hasSmartUtm, passesQuery };
  return { disabledFor, warning, backupUrl, card, targets, pixels, pathKey, ...toggles };
}

/** The link as its visits are decided by; whatever does not depend on who visits is worked out here, once. */
export function visitedLinkOf(link: LinkForVisit, extras: LinkExtras): VisitedLink {
  const { id, isTrashed, expiresAt, fallbackUrl, utm, isSmartUtmOff } = link;
  const url = mergeUtm(link.url, utm);
  const smartUtm = isSmartUtmOff || utm !== null ? null : smartUtmPlace(url);
  return { id, url, isTrashed, expiresAt, fallbackUrl, smartUtm, rules: rulesOf(link, extras) };
}
