/** A service as people know it: its name, and its colour with what can be read on it. */
export interface KnownService {
  readonly name: string;
  /** Others that show the same cards. */
  readonly also?: string;
  readonly color: string;
  readonly ink: '#000' | '#fff';
  /** One or two letters. */
  readonly mark: string;
}

const known = (name: string, color: string, mark: string, ink: KnownService['ink'] = '#fff') => ({
  name,
  color,
  ink,
  mark,
});

/** Names are their owners’, and the same in every language. */
const SERVICES: Readonly<Record<string, KnownService>> = {
  'apple-messages': known('Apple Messages', '#34c759', 'M', '#000'),
  line: known('LINE', '#06c755', 'L', '#000'),
  kakaotalk: known('KakaoTalk', '#fee500', 'K', '#000'),
  telegram: known('Telegram', '#26a5e4', 'T', '#000'),
  facebook: { ...known('Facebook', '#0866ff', 'f'), also: 'Instagram, Messenger, Threads' },
  x: known('X', '#000000', 'X'),
  linkedin: known('LinkedIn', '#0a66c2', 'in'),
  slack: known('Slack', '#4a154b', 'S'),
  discord: known('Discord', '#5865f2', 'D'),
  whatsapp: known('WhatsApp', '#25d366', 'W', '#000'),
  pinterest: known('Pinterest', '#bd081c', 'P'),
  reddit: known('Reddit', '#ff4500', 'R', '#000'),
  vk: known('VK', '#0077ff', 'VK'),
  viber: known('Viber', '#7360f2', 'V'),
  bluesky: known('Bluesky', '#0085ff', 'B', '#000'),
  mastodon: known('Mastodon', '#6364ff', 'M'),
  misskey: known('Misskey', '#86b300', 'Mi', '#000'),
  pleroma: known('Pleroma', '#fba457', 'Pl', '#000'),
  lemmy: known('Lemmy', '#14854f', 'Le'),
  friendica: known('Friendica', '#ffc019', 'Fr', '#000'),
  skype: known('Skype', '#00aff0', 'S', '#000'),
  bing: known('Bing', '#008373', 'b'),
  microsoft: { ...known('Microsoft Teams', '#5059c9', 'Te'), also: 'Outlook' },
  google: known('Google', '#1a73e8', 'G'),
  snapchat: known('Snapchat', '#fffc00', 'S', '#000'),
  iframely: known('Iframely', '#444444', 'if'),
  embedly: known('Embedly', '#444444', 'em'),
  mattermost: known('Mattermost', '#0058cc', 'Ma'),
  yahoo: known('Yahoo', '#6001d2', 'Y'),
  daum: known('Daum', '#3d7eff', 'Da', '#000'),
  naver: known('NAVER', '#03c75a', 'N', '#000'),
  zalo: known('Zalo', '#0068ff', 'Z'),
  chatwork: known('Chatwork', '#f03747', 'C', '#000'),
  hatena: known('Hatena', '#00a4de', 'H', '#000'),
  matrix: known('Matrix', '#000000', 'm'),
  dingtalk: known('DingTalk', '#3296fa', 'Di', '#000'),
  notion: known('Notion', '#000000', 'N'),
  discourse: known('Discourse', '#231f20', 'D'),
  steam: known('Steam', '#171a21', 'St'),
  tumblr: known('Tumblr', '#001935', 't'),
  ok: known('OK.ru', '#ee8208', 'OK', '#000'),
  zulip: known('Zulip', '#50adff', 'Zu', '#000'),
  webex: known('Webex', '#07c1e4', 'We', '#000'),
};

/** One that this page does not know yet goes by what the server calls it. */
export const serviceOf = (service: string): KnownService =>
  SERVICES[service] ?? known(service, '#444444', service.slice(0, 1).toUpperCase());
