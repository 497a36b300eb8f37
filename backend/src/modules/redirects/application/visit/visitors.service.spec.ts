import { OwnHosts } from '../../../../shared/own-hosts/own-hosts';
import { withRules } from '../../../../../test/support/decided-visits';
import { WebSettings } from '../../../../config/web-settings';
import { userAgentOf } from '../../domain/explain/explained-device';
import { smartUtmPlace, withCampaign } from '../../domain/visit/smart-utm';
import { type LinkRequest, VisitorsService } from './visitors.service';

const WEB = new WebSettings(
  { host: '127.0.0.1', port: 3000 },
  'https://app.test',
  'https://s.test',
  'linklet',
);
const ARRIVAL: LinkRequest = {
  at: 0,
  method: 'GET',
  prefetch: false,
  query: '',
  extraPath: null,
  userAgent: userAgentOf('windows-chrome'),
  referrer: undefined,
  acceptLanguage: 'ja',
  refusesTracking: false,
  country: null,
  hasSeenWarning: false,
  hasSeenCard: false,
};

describe('visitors', () => {
  const visitors = new VisitorsService(WEB, new OwnHosts(WEB.siteHosts));
  const reported = (arrival: Partial<LinkRequest>, link = withRules({})) => {
    const { visitor } = visitors.visitOf(link, { ...ARRIVAL, ...arrival });
    const { isBot, isPreviewBot, platform, inApp, referredBy, source, campaign } = visitor;
    return { isBot, isPreviewBot, platform, inApp, referredBy, source, campaign };
  };

  it('are told apart by what they send, the same at every visit', () => {
    const line = {
      isBot: false,
      isPreviewBot: false,
      platform: 'iphone',
      inApp: 'line',
      referredBy: 'x',
      source: 'line',
      campaign: 'utm_source=line&utm_medium=social',
    };
    const arrival = { userAgent: userAgentOf('iphone-line'), referrer: 'https://t.co/a' };
    expect([reported(arrival), reported(arrival)]).toEqual([line, line]);
    expect(reported({ userAgent: userAgentOf('line-poker') })).toMatchObject({
      isBot: true,
      isPreviewBot: true,
    });
    expect(reported({ userAgent: userAgentOf('googlebot') })).toMatchObject({
      isBot: true,
      isPreviewBot: false,
    });
    expect(reported({ userAgent: undefined })).toMatchObject({ isBot: true, platform: 'others' });
    expect(reported({ referrer: 'https://ann.s.test/abc' })).toMatchObject({
      referredBy: null,
      source: 'direct',
    });
    expect(reported({ query: 'qr=1' })).toMatchObject({
      source: 'qr',
      campaign: 'utm_source=linklet&utm_medium=qr',
    });
  });

  it('are read no further than the journal keeps of them', () => {
    const hidden = `${'x'.repeat(512)} Line/14.9.0`;
    expect(reported({ userAgent: hidden })).toMatchObject({ inApp: null });
    const address = `https://t.co/${'x'.repeat(20_000)}`;
    expect(reported({ referrer: address })).toMatchObject({ referredBy: 'x' });
  });

  it('who come by words after the slug come from there, where the link says so', () => {
    const link = withRules({ pathKey: 'utm_source' });
    expect(reported({ extraPath: 'Mei' }, link)).toMatchObject({ source: 'mei' });
    expect(reported({ extraPath: 'Mei' })).toMatchObject({ source: 'direct' });
  });

  it('change nothing about an address but its campaign, whatever they send', () => {
    const place = smartUtmPlace('https://e.test/');
    for (const referrer of ['https://evil.test/#&next=//evil.test', 'android-app://a&b', '\u0000']) {
      for (const query of [
        'utm_source=%26next%3D%2F%2Fevil.test',
        'utm_source=a%23b',
        'qr=1&utm_source=//x',
      ]) {
        const { campaign } = reported({ referrer, query });
        expect(place && withCampaign(place, campaign, 'https://e.test/')).toMatch(
          /^https:\/\/e\.test\/(\?utm_source=[\w%.-]+&utm_medium=(referral|qr))?$/,
        );
      }
    }
  });
});
