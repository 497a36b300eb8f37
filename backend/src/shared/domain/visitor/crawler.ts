/** Programs that fetch a link to draw its card, by whose cards they draw. */
export type Crawler = (typeof CRAWLERS)[number];

/**
 * Each by its own name, never by its brand: the apps' browsers carry the brand ("Line/13", "Snapchat/", "Pinterest/")
 * and are people. First match wins, because some programs also give the names of others.
 */
const NAMES = [
  ['line', ['line-poker']],
  ['kakaotalk', ['kakaotalk-scrap']],
  ['telegram', ['telegrambot']],
  ['facebook', ['facebookexternalhit', 'facebookcatalog', 'facebot']],
  ['x', ['twitterbot']],
  ['linkedin', ['linkedinbot']],
  ['slack', ['slackbot', 'slack-imgproxy']],
  ['discord', ['discordbot']],
  // The app opens links in the system's browser, so its own name is never a person.
  ['whatsapp', ['whatsapp']],
  ['pinterest', ['pinterestbot', 'pinterest.com/bot']],
  ['reddit', ['redditbot']],
  ['vk', ['vkshare']],
  ['viber', ['viber']],
  ['bluesky', ['bluesky cardyb']],
  ['mastodon', ['mastodon/']],
  ['misskey', ['misskey', 'summalybot']],
  ['pleroma', ['pleroma']],
  ['lemmy', ['lemmy']],
  ['friendica', ['friendica']],
  ['skype', ['skypeuripreview']],
  ['bing', ['bingpreview']],
  ['microsoft', ['microsoftpreview']],
  ['google', ['google-pagerenderer', 'developers.google.com/+/web/snippet']],
  ['snapchat', ['snap url preview service', 'snapurlpreview']],
  ['iframely', ['iframely']],
  ['embedly', ['embedly']],
  ['mattermost', ['mattermost-bot']],
  ['yahoo', ['yahoo link preview']],
  ['daum', ['daum/']],
  ['naver', ['yeti']],
] as const;

/** Messages on Apple's devices calls itself by the names of two others at once. */
const APPLE = 'apple-messages';
const APPLE_NAMES = ['facebookexternalhit', 'twitterbot'];

/** At most 20 signs each; they are stored as they are. */
export const CRAWLERS = [APPLE, ...NAMES.map(([crawler]) => crawler)] as const;

const escaped = (name: string): string => name.replaceAll(/[.+/]/g, String.raw`\$&`);
/** One look for all of them, since it is taken at every redirect. */
const ANY = new RegExp(NAMES.flatMap(([, names]) => names.map(escaped)).join('|'), 'i');

/** What they are known by; another text when the list is another. */
export const CRAWLER_MARKS = ANY.source;

/** Whether it is a program that draws previews. */
export const isPreviewBot = (userAgent: string): boolean => ANY.test(userAgent);

/** Whose cards the program draws that sends this user agent; null for one that draws none. */
export function crawlerOf(userAgent: string): Crawler | null {
  const text = userAgent.toLowerCase();
  if (APPLE_NAMES.every((name) => text.includes(name))) return APPLE;
  return NAMES.find(([, names]) => names.some((name) => text.includes(name)))?.[0] ?? null;
}
