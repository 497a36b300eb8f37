const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WEB_VIEW =
  'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.134 Mobile Safari/537.36';

/** Visitors by name, as their requests present themselves: people's browsers first, then programs. */
const USER_AGENTS = {
  'iphone-safari': `${IPHONE} Version/17.6 Mobile/15E148 Safari/604.1`,
  'iphone-line': `${IPHONE} Mobile/15E148 Safari Line/14.9.0`,
  'iphone-facebook': `${IPHONE} Mobile/21G93 [FBAN/FBIOS;FBAV/479.1.0.32.110;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/17.6]`,
  'iphone-instagram': `${IPHONE} Mobile/21G93 Instagram 345.0.0.30.90 (iPhone15,2; iOS 17_6; zh_TW; zh-Hant; scale=3.00; 1179x2556)`,
  'android-chrome':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  'android-line': `Mozilla/5.0 (Linux; Android 12; SM-A525F Build/SP1A.210812.016; wv) ${WEB_VIEW} Line/14.9.0/IAB`,
  'android-facebook': `Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240705.004; wv) ${WEB_VIEW} [FB_IAB/FB4A;FBAV/472.0.0.45.79;]`,
  ipad: 'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
  'windows-chrome':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  'mac-safari':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15',
  facebookexternalhit: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'line-poker': 'facebookexternalhit/1.1;line-poker/1.0',
  twitterbot: 'Twitterbot/1.0',
  slackbot: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
} as const satisfies Record<string, string>;

export type ExplainedDevice = keyof typeof USER_AGENTS;
export const EXPLAINED_DEVICES = Object.keys(USER_AGENTS) as readonly ExplainedDevice[];

export const userAgentOf = (device: ExplainedDevice): string => USER_AGENTS[device];
