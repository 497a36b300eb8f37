import { isKnownMedium } from './utm-medium';

describe('a medium', () => {
  it.each([
    ['cpc'],
    ['cpm'],
    ['xcpx'],
    ['ppc'],
    ['retargeting'],
    ['paid-ads'],
    ['paid_video'],
    ['display'],
    ['banner'],
    ['expandable'],
    ['interstitial'],
    ['social'],
    ['Social Media'],
    ['social-network'],
    ['sm'],
    ['video-spot'],
    ['organic'],
    ['E-Mail'],
    ['e_mail'],
    ['affiliate'],
    ['referral'],
    ['app'],
    ['link'],
    ['audio'],
    [' SMS '],
    ['web-push'],
    ['in-app notification'],
    ['mobile_qr'],
  ])('%j has a channel', (medium) => {
    expect(isKnownMedium(medium)).toBe(true);
  });

  it.each([
    ['retargeting-tw'],
    ['ppc2'],
    ['edm'],
    ['affiliates'],
    ['qr'],
    ['text'],
    ['links'],
    ['pushed'],
    ['unpaid'],
    ['社群'],
    [''],
  ])('%j has none', (medium) => {
    expect(isKnownMedium(medium)).toBe(false);
  });
});
