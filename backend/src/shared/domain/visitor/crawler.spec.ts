import * as fc from 'fast-check';
import { type Crawler, crawlerOf, CRAWLERS, isPreviewBot } from './crawler';

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4';
const CHROME =
  'Mozilla/5.0 (Linux; Android 13; SM-A536B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36';

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
    ['bluesky', 'web:app.bsky:v0.0.1 (by bsky.app)'],
    ['mastodon', 'Mastodon/4.2.0 (http.rb/5.1.1; +https://mastodon.social/)'],
    ['misskey', 'SummalyBot/5.0.3'],
    ['skype', 'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5'],
    ['google', 'Chrome/56.0.2924.87 Safari/537.36 Google-PageRenderer Google'],
    ['google', 'Chrome/56 Google (+https://developers.google.com/+/web/snippet/)'],
    ['snapchat', 'Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots'],
    ['naver', 'Mozilla/5.0 (compatible; Yeti/1.1; +http://naver.me/spd)'],
    ['naver', CHROME.replace('Gecko)', 'Gecko; compatible; Yeti/1.1; +https://naver.me/spd)')],
    ['facebook', 'Meta-ExternalHit/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)'],
    ['zalo', 'Zalo-win32-24v294'],
    ['chatwork', 'Chatwork LinkPreview v1'],
    ['chatwork', 'Mozilla/5.0 (compatible; ChatWork LinkPreview/1.1; +https://go.chatwork.com/)'],
    ['hatena', 'HatenaBookmark/4.0 (Hatena::Bookmark; Scissors)'],
    ['hatena', 'Hatena::Fetcher/0.01 (master) Furl/3.13'],
    ['matrix', 'Synapse (bot; +https://github.com/matrix-org/synapse)'],
    ['matrix', 'Synapse/1.98.0'],
    ['dingtalk', 'DingTalkBot-LinkService/1.0 (+https://open-doc.dingtalk.com/)'],
    ['notion', 'Mozilla/5.0 (compatible; NotionEmbedder/1.0; +https://www.notion.so)'],
    ['discourse', 'Discourse Forum Onebox v3.4.0'],
    ['steam', 'Valve/Steam HTTP Client 1.0 (SteamChatURLLookup)'],
    ['tumblr', 'Tumblr/14.0.835.186'],
    ['ok', 'Mozilla/5.0 (compatible; OdklBot/1.0 like Linux; klass@odnoklassniki.ru)'],
    ['zulip', 'Mozilla/5.0 (compatible; ZulipURLPreview/9.0; +https://chat.zulip.org)'],
    ['webex', 'WebexTeams'],
    ['viber', 'Viber/18.0.1.286 CFNetwork/1335.0.3 Darwin/21.6.0'],
    ['mastodon', 'http.rb/4.4.1 (Mastodon/3.3.0; +https://mastodon.cloud/) Bot'],
    ['misskey', 'Misskey/2024.5.0 (https://misskey.io)'],
    ['pleroma', 'Pleroma 2.5.0; https://social.example <admin@social.example>'],
    ['lemmy', 'Lemmy/0.19.3; +https://lemmy.world'],
    ['friendica', "Friendica 'Yellow Archangel' 2024.08-1571; https://loma.example"],
    ['friendica', 'Mozilla/5.0 (compatible; Friendica/2024.12; +https://loma.example)'],
    ['iframely', 'Iframely/1.3.1 (+https://iframely.com/docs/about)'],
    ['embedly', 'Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)'],
    ['daum', 'Mozilla/5.0 (compatible; Daum/4.1; +http://cs.daum.net/faq/15/4118.html)'],
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
    'http.rb/5.1.1',
    ...[
      'Viber/16.5.0.18',
      'WhatsApp/23.20.79',
      '[WAiOS/2.25.31]',
      'Mastodon/2024.1',
      'Misskey/13.2',
      'Pleroma/2.5',
      'Lemmy/1.0',
      'Friendica/1.0',
      'Daum/5.3.1',
      'DaumApps/7.0.4 DaumDevice/mobile',
      'Iframely/1.0',
      'Embedly/1.0',
      'Yeti/1.0',
      'KAKAOTALK 10.4.3',
      'Zalo/1.0',
      'Zalo android/12110603',
      'Notion/3.5',
      'Tumblr/34.2',
      'DingTalk/7.5.0',
      'Valve Steam Client/default/1716584667',
      'Discord/1.0.9',
      'Slack/24.10',
      'LinkedInApp/9.29',
      'Reddit/2024.10',
      'VKAndroidApp/8.30',
      'SkypeApp/8.1',
      'Telegram-Android/10.2.1 (Google Pixel 7; Android 13; SDK 33; HIGH)',
    ].map((app) => `${CHROME} ${app}`),
  ])('nobody’s: %j', (userAgent) => {
    expect(crawlerOf(userAgent)).toBeNull();
  });

  it('agrees with the quick look, whatever is sent', () => {
    const words = fc.constantFrom(
      'Twitterbot',
      'facebot',
      'line-poker',
      'Line/13',
      'Viber/',
      'compatible; ',
      'http.rb/5 (',
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
