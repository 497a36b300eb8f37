import { type Channel, channelOf, CHANNELS } from './channel';
import { NO_UTM } from './utm';

const VECTORS: readonly (readonly [string, Channel])[] = [
  ['google / cpc', 'paidSearch'],
  ['facebook / cpm', 'paidSocial'],
  ['blog / cpm', 'display'],
  ['partner / xcpx', 'paidOther'],
  ['partner / paid-ads', 'paidOther'],
  ['partner / retargeting', 'paidOther'],
  ['partner / retargeting-tw', 'unassigned'],
  ['partner / ppc2', 'unassigned'],
  ['newsletter / E-Mail', 'email'],
  ['newsletter / edm', 'unassigned'],
  ['kol / affiliate', 'affiliates'],
  ['kol / affiliates', 'unassigned'],
  ['app / web-push', 'mobilePush'],
  ['app / in-app notification', 'mobilePush'],
  ['tv / video-spot', 'organicVideo'],
  ['youtube / paid_video', 'paidVideo'],
  ['site-a / social / summer-shop', 'organicShopping'],
  ['site-a / link / workshop', 'referral'],
  ['site-a / link / eshop', 'organicShopping'],
  ['poster / qr', 'unassigned'],
  ['site-a / Social Media', 'organicSocial'],
  ['sms / text', 'sms'],
  ['(direct) / (none)', 'direct'],
  ['google / cpc / cross-network-1', 'crossNetwork'],
  ['amazon / cpc', 'paidShopping'],
  ['facebook.com / post', 'organicSocial'],
  ['google / organic', 'organicSearch'],
  ['podcast / audio', 'audio'],
];

describe('the channel of a campaign', () => {
  it.each(VECTORS)('%s', (text, channel) => {
    const [source = '', medium = '', campaign = ''] = text.split(' / ');
    expect(channelOf({ ...NO_UTM, source, medium, campaign })).toBe(channel);
  });

  it('is known for every kind of visit', () => {
    expect(new Set(VECTORS.map(([, channel]) => channel))).toEqual(new Set(CHANNELS));
  });

  it('waits until something says where visitors come from', () => {
    expect(channelOf({ ...NO_UTM, campaign: 'spring', content: 'a' })).toBeNull();
  });
});
