/** What asked for a short link. Only people are clicks; the rest is kept apart and shown as such. */
export const HIT_CLASSES = ['human', 'preview', 'bot', 'head', 'prefetch'] as const;
export type HitClass = (typeof HIT_CLASSES)[number];

export interface Hit {
  /** How it was asked: a navigation, a HEAD request, or a browser loading ahead of its user. */
  readonly kind: 'visit' | 'head' | 'prefetch';
  readonly userAgent: string;
  /** The bot list's verdict on the user agent. */
  readonly automated: boolean;
}

/**
 * Programs that fetch a page to draw its preview. Each entry is the bot's own name, never the
 * brand: the apps' browsers carry the brand ("Line/13", "Snapchat/", "Pinterest/") and are people.
 */
const PREVIEW_BOTS = [
  'facebookexternalhit',
  'facebookcatalog',
  'facebot',
  'line-poker',
  'kakaotalk-scrap',
  'twitterbot',
  'linkedinbot',
  'slackbot',
  'slack-imgproxy',
  'discordbot',
  'telegrambot',
  // The app opens links in the system's browser, so its own name is never a person.
  'whatsapp',
  'pinterestbot',
  'pinterest\\.com/bot',
  'redditbot',
  'vkshare',
  'viber',
  'bluesky cardyb',
  'mastodon/',
  'misskey',
  'summalybot',
  'pleroma',
  'lemmy',
  'friendica',
  'skypeuripreview',
  'bingpreview',
  'microsoftpreview',
  'google-pagerenderer',
  'developers\\.google\\.com/\\+/web/snippet',
  'snap url preview service',
  'snapurlpreview',
  'iframely',
  'embedly',
  'mattermost-bot',
  'yahoo link preview',
  'daum/',
  'yeti',
];
const PREVIEW = new RegExp(PREVIEW_BOTS.join('|'), 'i');

export function hitClass({ kind, userAgent, automated }: Hit): HitClass {
  if (kind !== 'visit') return kind;
  if (userAgent.trim() === '') return 'bot';
  if (PREVIEW.test(userAgent)) return 'preview';
  return automated ? 'bot' : 'human';
}
