/** Programs that fetch a link to draw its card, by whose cards they draw. */
export type Crawler = (typeof CRAWLERS)[number];

/** Names that only programs give themselves, wherever they stand in what is sent. */
interface Named {
  readonly anywhere: readonly string[];
}
/**
 * Names of apps. The apps' browsers carry them too, behind the name of a browser ("Viber/21"), and are people: a program
 * begins with its name, or gives it right after "compatible;".
 */
interface Branded {
  readonly asItself: readonly string[];
}

/** First match wins, because some programs also give the names of others. */
const NAMES = [
  ['line', { anywhere: ['line-poker'] }],
  ['kakaotalk', { anywhere: ['kakaotalk-scrap'] }],
  ['telegram', { anywhere: ['telegrambot'] }],
  ['facebook', { anywhere: ['facebookexternalhit', 'facebookcatalog', 'facebot', 'meta-externalhit'] }],
  ['x', { anywhere: ['twitterbot'] }],
  ['linkedin', { anywhere: ['linkedinbot'] }],
  ['slack', { anywhere: ['slackbot', 'slack-imgproxy'] }],
  ['discord', { anywhere: ['discordbot'] }],
  ['whatsapp', { asItself: ['whatsapp/'] }],
  ['pinterest', { anywhere: ['pinterestbot', 'pinterest.com/bot'] }],
  ['reddit', { anywhere: ['redditbot'] }],
  ['vk', { anywhere: ['vkshare'] }],
  ['viber', { asItself: ['viber'] }],
  ['bluesky', { anywhere: ['bluesky cardyb', 'web:app.bsky:'] }],
  ['mastodon', { asItself: ['mastodon/'] }],
  ['misskey', { asItself: ['misskey/', 'summalybot'] }],
  ['pleroma', { asItself: ['pleroma'] }],
  ['lemmy', { asItself: ['lemmy/'] }],
  ['friendica', { asItself: ['friendica'] }],
  ['skype', { anywhere: ['skypeuripreview'] }],
  ['bing', { anywhere: ['bingpreview'] }],
  ['microsoft', { anywhere: ['microsoftpreview'] }],
  ['google', { anywhere: ['google-pagerenderer', 'developers.google.com/+/web/snippet'] }],
  ['snapchat', { anywhere: ['snap url preview service', 'snapurlpreview'] }],
  ['iframely', { asItself: ['iframely'] }],
  ['embedly', { asItself: ['embedly'] }],
  ['mattermost', { anywhere: ['mattermost-bot'] }],
  ['yahoo', { anywhere: ['yahoo link preview'] }],
  ['daum', { asItself: ['daum/'] }],
  ['naver', { asItself: ['yeti/'] }],
  // It has not published how its program names itself.
  ['zalo', { asItself: ['zalo'] }],
  ['chatwork', { anywhere: ['chatwork linkpreview'] }],
  ['hatena', { asItself: ['hatena'] }],
  ['matrix', { asItself: ['synapse (bot', 'synapse/', 'dendrite/', 'matrix-media-repo'] }],
  ['dingtalk', { anywhere: ['dingtalkbot'] }],
  ['notion', { anywhere: ['notionembedder', 'notionbot'] }],
  ['discourse', { anywhere: ['discourse forum onebox'] }],
  ['steam', { asItself: ['valve/steam http client'] }],
  ['tumblr', { asItself: ['tumblr/'] }],
  ['ok', { anywhere: ['odklbot'] }],
  ['zulip', { anywhere: ['zulipurlpreview'] }],
  ['webex', { asItself: ['webexteams'] }],
] as const satisfies readonly (readonly [string, Named | Branded])[];

/** Messages on Apple's devices calls itself by the names of two others at once. */
const APPLE = 'apple-messages';
const APPLE_NAMES = ['facebookexternalhit', 'twitterbot'];

/** At most 20 signs each; they are stored as they are. */
export const CRAWLERS = [APPLE, ...NAMES.map(([crawler]) => crawler)] as const;

const escaped = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll(/[.+/()]/g, String.raw`\$&`)).join('|');
/** Where programs give their own names; Mastodon before 4.3 gave its library's first. */
const OWN_PLACE = String.raw`(?:^|compatible; |^http\.rb/[\d.]+ \()`;
const patternOf = (names: Named | Branded): string =>
  'anywhere' in names ? escaped(names.anywhere) : `${OWN_PLACE}(?:${escaped(names.asItself)})`;

const PATTERNS = NAMES.map(([crawler, names]) => [crawler, new RegExp(patternOf(names), 'i')] as const);
/** One look for all of them, since it is taken at every redirect. */
const ANY = new RegExp(PATTERNS.map(([, { source }]) => source).join('|'), 'i');

/** What they are known by; another text when the list is another. */
export const CRAWLER_MARKS = ANY.source;

/** Whether it is a program that draws previews. */
export const isPreviewBot = (userAgent: string): boolean => ANY.test(userAgent);

/** Whose cards the program draws that sends this user agent; null for one that draws none. */
export function crawlerOf(userAgent: string): Crawler | null {
  const text = userAgent.toLowerCase();
  if (APPLE_NAMES.every((name) => text.includes(name))) return APPLE;
  return PATTERNS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
}
