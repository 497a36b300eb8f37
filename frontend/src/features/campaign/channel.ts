import type { Utm } from './utm';

/** Where Google Analytics 4 files visits by default, in the order in which its rules are tried. */
export const CHANNELS = [
  'direct',
  'crossNetwork',
  'paidShopping',
  'paidSearch',
  'paidSocial',
  'paidVideo',
  'display',
  'paidOther',
  'organicShopping',
  'organicSocial',
  'organicVideo',
  'organicSearch',
  'email',
  'affiliates',
  'referral',
  'audio',
  'sms',
  'mobilePush',
  'unassigned',
] as const;
export type Channel = (typeof CHANNELS)[number];

const PAID = /^(.*cp.*|ppc|retargeting|paid.*)$/;
const SHOP = /^(.*(([^a-df-z]|^)shop|shopping).*)$/;
const EMAIL = /^e[-_ ]?mail$/;

// Google keeps far longer lists; these are the names that people write into campaigns.
const KINDS_OF_SOURCE = {
  search: /^(google|bing|yahoo|baidu|duckduckgo|ecosia|naver|yandex|ask)(\.|$)/,
  social:
    /^((m|l|lm|www)\.)?(facebook|fb|instagram|ig|threads|twitter|linkedin|pinterest|plurk|reddit|tiktok|tumblr|weibo|whatsapp)(\.|$)|^t\.co$/,
  video: /^((m|www)\.)?(youtube|vimeo|dailymotion|twitch|netflix)(\.|$)/,
  shopping: /^((m|www)\.)?(amazon|ebay|etsy|alibaba|walmart|shopify)(\.|$)|^shopping(\.|$)/,
} as const;

interface Visit {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
}

const comesFrom = (kind: keyof typeof KINDS_OF_SOURCE, { source }: Visit): boolean =>
  KINDS_OF_SOURCE[kind].test(source);
const isPaid = ({ medium }: Visit): boolean => PAID.test(medium);
const isShopping = (visit: Visit): boolean => comesFrom('shopping', visit) || SHOP.test(visit.campaign);
const hasMedium =
  (...words: readonly string[]) =>
  ({ medium }: Visit): boolean =>
    words.includes(medium);

const RULES: readonly (readonly [Channel, (visit: Visit) => boolean])[] = [
  ['direct', ({ source, medium }) => source === '(direct)' && ['(none)', '(not set)'].includes(medium)],
  ['crossNetwork', ({ campaign }) => campaign.includes('cross-network')],
  ['paidShopping', (visit) => isPaid(visit) && isShopping(visit)],
  ['paidSearch', (visit) => isPaid(visit) && comesFrom('search', visit)],
  ['paidSocial', (visit) => isPaid(visit) && comesFrom('social', visit)],
  ['paidVideo', (visit) => isPaid(visit) && comesFrom('video', visit)],
  ['display', hasMedium('display', 'banner', 'expandable', 'interstitial', 'cpm')],
  ['paidOther', isPaid],
  ['organicShopping', isShopping],
  [
    'organicSocial',
    (visit) => comesFrom('social', visit) || /^(social([- ](network|media))?|sm)$/.test(visit.medium),
  ],
  ['organicVideo', (visit) => comesFrom('video', visit) || visit.medium.includes('video')],
  ['organicSearch', (visit) => comesFrom('search', visit) || visit.medium === 'organic'],
  ['email', ({ source, medium }) => EMAIL.test(source) || EMAIL.test(medium)],
  ['affiliates', hasMedium('affiliate')],
  ['referral', hasMedium('referral', 'app', 'link')],
  ['audio', hasMedium('audio')],
  ['sms', ({ source, medium }) => source === 'sms' || medium === 'sms'],
  [
    'mobilePush',
    ({ source, medium }) =>
      medium.endsWith('push') || /mobile|notification/.test(medium) || source === 'firebase',
  ],
];

/** The channel that visits with these parameters are filed under; null while nothing says where they come from. */
export function channelOf({ source, medium, campaign }: Utm): Channel | null {
  const visit = {
    source: source.trim().toLowerCase(),
    medium: medium.trim().toLowerCase(),
    campaign: campaign.trim().toLowerCase(),
  };
  if (visit.source === '' && visit.medium === '') return null;
  return RULES.find(([, fits]) => fits(visit))?.[0] ?? 'unassigned';
}
