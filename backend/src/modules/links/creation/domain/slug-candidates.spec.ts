import { parseSlug } from '../../core/domain/slug';
import { slugCandidates } from './slug-candidates';

const closest = (wished: string): readonly string[] => slugCandidates(wished, 2026).slice(0, 3);

describe('slugs close to what somebody wished for', () => {
  it.each([
    ['sale', ['sale-2026', 'sale-2', 'sale-3']],
    ['my sale!', ['my-sale', 'my-sale-2026', 'my-sale-2']],
    ['ｓａｌｅ', ['sale', 'sale-2026', 'sale-2']],
    ['週年慶', ['週年慶-2026', '週年慶-2', '週年慶-3']],
    ['週年慶。大特價', ['週年慶-大特價', '週年慶-大特價-2026', '週年慶-大特價-2']],
    ['ab', ['ab-2026', 'ab-2', 'ab-3']],
    ['login', ['login-2026', 'login-2', 'login-3']],
    ['ﾊﾟﾝﾀﾞ', ['パンダ', 'パンダ-2026', 'パンダ-2']],
    ['a'.repeat(100), ['a'.repeat(90), `${'a'.repeat(85)}-2026`, `${'a'.repeat(88)}-2`]],
    ['😀', []],
    ['', []],
  ])('%s', (wished, slugs) => {
    expect(closest(wished)).toEqual(slugs);
  });

  it('can all be had', () => {
    const all = ['sale', 'ＡＢＣ　ｄｅｆ', '1', 'admin', '測 試'].flatMap((wished) =>
      slugCandidates(wished, 2026),
    );
    expect(all.map(parseSlug)).toEqual(all);
  });

  it('come of the beginning of a text, however long it is', () => {
    const begin = '春 sale 。'.repeat(100);
    expect(slugCandidates(begin.repeat(10_000), 2026)).toEqual(slugCandidates(begin, 2026));
  });
});
