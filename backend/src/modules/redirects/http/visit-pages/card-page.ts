import { escapeHtml } from '../../../../shared/domain/escape-html';
import type { AppLinks, CardImage, VisitCard } from '../../domain/visit/visit-card';
import { pagePolicyOf } from './policy';
import type { VisitPage } from './visit-page';

interface CrawlerVisit {
  readonly card: VisitCard;
  /** The short address itself: any other one would be crawled, or merged with what it already is. */
  readonly shortUrl: string;
  /** Address that goes on to where the link leads. */
  readonly onward: string;
}

type Property = readonly [name: string, value: string | number | null];

const POLICY = pagePolicyOf();
const SCHEME = /^[a-z]+:\/\//i;

function imageProperties(image: CardImage | null, title: string): readonly Property[] {
  if (image === null) return [];
  return [
    ['og:image', image.url],
    ['og:image:width', image.width],
    ['og:image:height', image.height],
    ['og:image:type', image.type],
    ['og:image:alt', title],
  ];
}

function appProperties(apps: AppLinks | null, shortUrl: string): readonly Property[] {
  if (apps === null) return [];
  const ios: readonly Property[] =
    apps.iosUrl === null
      ? []
      : [
          ['al:ios:url', apps.iosUrl],
          ['al:ios:app_store_id', apps.iosStoreId],
        ];
  const android: readonly Property[] =
    apps.androidPackage === null
      ? []
      : [
          ['al:android:url', apps.androidUrl],
          ['al:android:package', apps.androidPackage],
        ];
  const web: readonly Property[] = [
    ['al:web:url', shortUrl],
    ['al:web:should_fallback', 'true'],
  ];
  return ios.length + android.length === 0 ? [] : [...ios, ...android, ...web];
}

// Smaller than this, X shows no picture at all in its large card.
const isLarge = ({ width, height }: CardImage): boolean =>
  (width === null || width >= 300) && (height === null || height >= 157);

/** The attribute's name differs: Open Graph and App Links are RDFa, Twitter's cards are not. */
const tagsOf = (attribute: 'name' | 'property', properties: readonly Property[]): string =>
  properties
    .flatMap(([name, value]) =>
      value === null ? [] : `<meta ${attribute}="${name}" content="${escapeHtml(String(value))}">`,
    )
    .join('');

/**
 * What preview crawlers get of a link whose preview was edited. It goes nowhere by itself and never names the
 * destination; who is a person after all goes on by the short address.
 */
export function cardPage({ card, shortUrl, onward }: CrawlerVisit): VisitPage {
  const { title, image, appLinks } = card;
  const [site = ''] = shortUrl.replace(SCHEME, '').split('/', 1);
  // WhatsApp shows no preview at all when there is no description.
  const description = card.description ?? site;
  const openGraph = tagsOf('property', [
    ['og:title', title],
    ['og:description', description],
    ...imageProperties(image, title),
    ['og:url', shortUrl],
    ['og:type', 'website'],
    ['og:site_name', site],
    ...appProperties(appLinks, shortUrl),
  ]);
  const named = tagsOf('name', [
    ['description', description],
    ['robots', 'noindex'],
    ['twitter:card', image !== null && isLarge(image) ? 'summary_large_image' : 'summary'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', image?.url ?? null],
    ['twitter:image:alt', image === null ? null : title],
  ]);
  // The language of what people wrote is unknown; "" says so.
  const html = `<!doctype html><html lang=""><head prefix="og: https://ogp.me/ns#"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>${openGraph}${named}</head><body><h1><a href="${escapeHtml(onward)}" rel="nofollow">${escapeHtml(title)}</a></h1><p>${escapeHtml(description)}</p></body></html>`;
  return { html, policy: POLICY };
}
