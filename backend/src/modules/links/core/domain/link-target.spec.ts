import fc from 'fast-check';
import type { InvalidInput } from '../../../../shared/domain/domain-error';
import { readTargets, TARGET_KINDS, type TargetInput } from './link-target';

const addresses = { ownHosts: new Set(['linklet.example']), productKey: 'linklet' };

function read(...inputs: TargetInput[]): unknown {
  try {
    return readTargets(inputs, addresses);
  } catch (error) {
    return (error as InvalidInput).details.fields?.map(({ field, code }) => [field, code]);
  }
}

const STORE = 'links.target-address-invalid';
const refused = (code: string) => [['targets.0.url', code]];

describe('targets of a link', () => {
  it.each([
    ['pc', 'e.test/?fbclid=1', 'http://e.test/'],
    ['ios', ' shopeetw://home?x=1#y ', 'shopeetw://home?x=1#y'],
    ['android', 'VND.YouTube://dQw4w9WgXcQ', 'vnd.youtube://dQw4w9WgXcQ'],
    ['ios_line', 'https://line.me/R/ti/p/%40id', 'https://line.me/R/ti/p/%40id'],
    [
      'ios_store',
      'https://apps.apple.com/tw/app/line/id443904275',
      'https://apps.apple.com/tw/app/line/id443904275',
    ],
    [
      'ios_store',
      'https://apps.apple.com/app/id443904275?mt=8',
      'https://apps.apple.com/app/id443904275?mt=8',
    ],
    [
      'android_store',
      'https://play.google.com/store/apps/details?hl=zh_TW&id=jp.naver.line.android',
      'https://play.google.com/store/apps/details?hl=zh_TW&id=jp.naver.line.android',
    ],
  ] as const)('for %s may be %s', (target, url, kept) => {
    expect(read({ target, url })).toEqual([{ target, url: kept }]);
  });

  it.each([
    ['pc', '', 'links.address-missing'],
    ['pc', 'http://linklet.example/a', 'links.address-own-host'],
    ['ios', 'javascript://e.test/%0aalert(1)', STORE],
    ['ios', 'data://x', STORE],
    ['ios', 'javascript:alert(1)', 'links.address-scheme'],
    ['android', 'intent://scan/#Intent;end', STORE],
    ['android', 'market://details?id=a.b', STORE],
    ['ios', 'itms-apps://apps.apple.com/app/id443904275', STORE],
    ['ios_line', 'line://ti/p/x', STORE],
    ['ios_store', 'https://apps.apple.com/tw/developer/line/id359067226', STORE],
    ['ios_store', 'https://apps.apple.com.evil.test/app/id443904275', STORE],
    ['ios_store', 'shopeetw://home', STORE],
    ['android_store', 'https://play.google.com/store/apps/details?id=line', STORE],
    ['android_store', 'https://play.google.com/store/search?q=line', STORE],
  ])('for %s may not be %s', (target, url, code) => {
    expect(read({ target, url })).toEqual(refused(code));
  });

  it('are no longer than links’ addresses', () => {
    const url = `shopeetw://${'x'.repeat(2048)}`;
    expect(read({ target: 'ios', url })).toEqual(refused(STORE));
  });

  it('are kept in one order, each once', () => {
    const inputs = TARGET_KINDS.filter((kind) => !kind.endsWith('store')).map((target) => ({
      target,
      url: 'http://e.test/',
    }));
    expect(read(...[...inputs].reverse())).toEqual(inputs);
    expect(read({ target: 'pc', url: 'e.test' }, { target: 'pc', url: 'e.test/b' })).toEqual([
      ['targets.1.target', 'links.target-repeated'],
    ]);
    expect(read({ target: 'PC', url: 'e.test' })).toEqual([
      ['targets.0.target', 'links.target-kind-unknown'],
    ]);
    expect(read()).toBeNull();
  });

  it('that have been read once stay as they are when they are read again', () => {
    const anyUrl = fc.oneof(
      fc.webUrl(),
      fc.string({ unit: 'grapheme' }).map((text) => `some-app://${text}`),
    );
    fc.assert(
      fc.property(anyUrl, (url) => {
        const once = read({ target: 'ios', url }) as TargetInput[];
        fc.pre('url' in (once[0] ?? {}));
        expect(read(...once)).toEqual(once);
      }),
    );
  });
});
