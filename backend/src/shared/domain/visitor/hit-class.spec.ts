import { hitClass } from './hit-class';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const visit = (userAgent: string, automated = false) => hitClass({ kind: 'visit', userAgent, automated });

describe('class of a hit', () => {
  it.each([
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'facebookexternalhit/1.1;line-poker/1.0',
    'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    'Twitterbot/1.0',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Slack-ImgProxy 0.19 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'TelegramBot (like TwitterBot)',
    'WhatsApp/2.23.20.0 A',
    'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)',
    'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
    'Mastodon/4.2.0 (http.rb/5.1.1; +https://mastodon.social/)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/56.0.2924.87 Safari/537.36 Google-PageRenderer Google (+https://developers.google.com/+/web/snippet/)',
    'Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots',
    'Iframely/1.3.1 (+https://iframely.com/docs/about)',
  ])('knows the program that draws previews: %s', (userAgent) => {
    expect(visit(userAgent)).toBe('preview');
    expect(visit(userAgent, true)).toBe('preview');
  });

  it.each([
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/124 Mobile Safari/537.36 Instagram 330.0.0 Android (34/14; Google/google; Pixel 8)',
    'Mozilla/5.0 (Linux; Android 12; SM-A525F; wv) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 trill_310503 musical_ly',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 Snapchat/12.89.0.40 (like Safari/8618)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 [Pinterest/iOS] Pinterest/12.3',
    'Mozilla/5.0 (Linux; Android 12; SM-A525F; wv) Chrome/120 Mobile Safari/537.36 Line/13.2.0/IAB',
    'Mozilla/5.0 (Linux; Android 13; SM-S908N; wv) Chrome/119 Mobile Safari/537.36;KAKAOTALK 2410410',
    CHROME,
  ])('takes nobody for a program who uses the browser of an app: %s', (userAgent) => {
    expect(visit(userAgent)).toBe('human');
  });

  it('believes the bot list about everything else', () => {
    expect(visit('curl/8.5.0', true)).toBe('bot');
    expect(visit('meta-externalagent/1.1 (+https://developers.facebook.com/docs)', true)).toBe('bot');
  });

  it.each(['', '   '])('takes %j, an empty user agent, for a program', (userAgent) => {
    expect(visit(userAgent)).toBe('bot');
  });

  it.each(['head', 'prefetch'] as const)('keeps %s requests apart, whoever sends them', (kind) => {
    expect(hitClass({ kind, userAgent: CHROME, automated: false })).toBe(kind);
    expect(hitClass({ kind, userAgent: 'Twitterbot/1.0', automated: true })).toBe(kind);
    expect(hitClass({ kind, userAgent: '', automated: false })).toBe(kind);
  });
});
