import { campaignOfSource } from './campaign';
import { readCampaignSource } from './campaign-source';

describe('what smart UTM says of a visitor', () => {
  it.each([
    ['line', false, 'utm_source=line&utm_medium=social'],
    ['bahamut', false, 'utm_source=bahamut&utm_medium=social'],
    ['gmail', false, 'utm_source=gmail&utm_medium=email'],
    ['yahoo-mail', false, 'utm_source=yahoo-mail&utm_medium=email'],
    ['google', false, 'utm_source=google&utm_medium=organic'],
    ['reddit', false, 'utm_source=reddit&utm_medium=social'],
    ['proton-mail', false, 'utm_source=proton-mail&utm_medium=email'],
    ['slack', false, 'utm_source=slack&utm_medium=referral'],
    ['coccoc', false, 'utm_source=coccoc&utm_medium=organic'],
    ['chatgpt', false, 'utm_source=chatgpt&utm_medium=referral'],
    ['newsletter', false, 'utm_source=newsletter&utm_medium=referral'],
    ['電子報', false, 'utm_source=%E9%9B%BB%E5%AD%90%E5%A0%B1&utm_medium=referral'],
    ['others', false, 'utm_source=my%20shop&utm_medium=referral'],
    ['direct', false, ''],
    ['direct', true, 'utm_source=my%20shop&utm_medium=qr'],
    ['qr', true, 'utm_source=my%20shop&utm_medium=qr'],
    ['line', true, 'utm_source=line&utm_medium=qr'],
  ])('%s, by QR code %s: %s', (source, fromQr, campaign) => {
    expect(campaignOfSource(source, fromQr, 'my shop')).toBe(campaign);
  });
});

describe('the source that an address names', () => {
  it.each([
    ['Newsletter', 'newsletter'],
    [' spring_2026.a-b ', 'spring_2026.a-b'],
    ['facebook', 'facebook'],
    ['a'.repeat(40), 'a'.repeat(40)],
    ['a'.repeat(41), 'a'.repeat(40)],
    [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
    ['茶'.repeat(41), '茶'.repeat(40)],
    [`${'a'.repeat(39)}🍵`, 'a'.repeat(39)],
    ['電子報', '電子報'],
    ['bản-tin', 'bản-tin'],
    ['ba\u0309n-tin', 'bản-tin'],
    ['Android App', 'android app'],
    ['news/2026', 'news/2026'],
    ['-a', '-a'],
    ['a\tb\n', 'a b'],
    ['100%', '100%'],
    ['ig', 'instagram'],
    ['FB', 'facebook'],
    ['twitter', 'x'],
    ['chatgpt.com', 'chatgpt'],
    ['openai', 'chatgpt'],
    ['www.facebook.com', 'facebook'],
    ['l.facebook.com', 'facebook'],
    ['google.com.tw', 'google'],
    ['shop.example', 'shop.example'],
  ])('%j is %s', (written, source) => {
    expect(readCampaignSource(written, 'Linklet')).toBe(source);
  });

  it.each(['', ' ', '\t', 'linklet', 'LINKLET', 'direct', 'QR', 'others'])('is none: %j', (written) => {
    expect(readCampaignSource(written, 'Linklet')).toBeNull();
  });
});
