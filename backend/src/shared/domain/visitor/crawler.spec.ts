import * as fc from 'fast-check';
import { type Crawler, crawlerOf, CRAWLERS, isPreviewBot } from './crawler';

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4';

describe('whose cards a program draws', () => {
  it.each<[Crawler, string]>([
    ['facebook', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['facebook', 'facebookcatalog/1.0'],
    ['facebook', 'Facebot'],
    ['line', 'facebookexternalhit/1.1;line-poker/1.0'],
    ['kakaotalk', 'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984'],
    ['apple-messages', `${SAFARI} facebookexternalhit/1.1 Facebot Twitterbot/1.0`],
    ['x', 'Twitterbot/1.0'],
    ['linkedin', 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)'],
    ['slack', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
    ['slack', 'Slack-ImgProxy 0.19 (+https://api.slack.com/robots)'],
    ['discord', 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)'],
    ['telegram', 'TelegramBot (like TwitterBot)'],
    ['whatsapp', 'WhatsApp/2.23.20.0 A'],
    ['pinterest', 'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)'],
    ['bluesky', 'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)'],
    ['mastodon', 'Mastodon/4.2.0 (http.rb/5.1.1; +https://mastodon.social/)'],
    ['misskey', 'SummalyBot/5.0.3'],
    ['skype', 'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5'],
    ['google', 'Chrome/56.0.2924.87 Safari/537.36 Google-PageRenderer Google'],
    ['google', 'Chrome/56 Google (+https://developers.google.com/+/web/snippet/)'],
    ['snapchat', 'Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots'],
    ['naver', 'Mozilla/5.0 (compatible; Yeti/1.1; +http://naver.me/spd)'],
  ])('%s: %s', (crawler, userAgent) => {
    expect(crawlerOf(userAgent)).toBe(crawler);
  });

  it.each([
    '',
    SAFARI,
    'curl/8.5.0',
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs)',
    'Mozilla/5.0 (Linux; Android 12; SM-A525F; wv) Chrome/120 Mobile Safari/537.36 Line/13.2.0/IAB',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 Snapchat/12.89.0.40 (like Safari/8618)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 [Pinterest/iOS] Pinterest/12.3',
    'pinterestxcom/bot',
  ])('nobody’s: %j', (userAgent) => {
    expect(crawlerOf(userAgent)).toBeNull();
  });

  it('agrees with the quick look, whatever is sent', () => {
    const words = fc.constantFrom(
      'Twitterbot',
      'facebot',
      'line-poker',
      'Line/13',
      'mastodon',
      '/',
      ' ',
      'YETI',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string({ unit: 'binary' }))), (parts) => {
        const userAgent = parts.join('');
        expect(crawlerOf(userAgent) !== null).toBe(isPreviewBot(userAgent));
      }),
    );
  });

  it('is stored under a short name of its own', () => {
    expect(new Set(CRAWLERS).size).toBe(CRAWLERS.length);
    expect(Math.max(...CRAWLERS.map((crawler) => crawler.length))).toBeLessThanOrEqual(20);
  });
});
