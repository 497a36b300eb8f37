import { rememberLocale } from '../i18n/locale-choice';
import { entryPath } from './entry';

describe('the address that a visit begins with', () => {
  it('stays without a choice', () => {
    expect(entryPath('/analytics/a')).toBe('/analytics/a');
  });

  it('follows an explicit choice when it names no language itself', () => {
    rememberLocale('ja');
    expect(entryPath('/')).toBe('/ja');
    expect(entryPath('/analytics/a')).toBe('/ja/analytics/a');
    expect(entryPath('/vi/analytics/a')).toBe('/vi/analytics/a');
  });

  it('stays in the default language for whoever chose it', () => {
    rememberLocale('zh-TW');
    expect(entryPath('/')).toBe('/');
  });
});
