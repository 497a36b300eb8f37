import { FindingsKept } from './findings-kept';

describe('findings that are kept', () => {
  const asked: string[] = [];
  const find = (text: string): { readonly text: string } => {
    asked.push(text);
    return { text };
  };
  const askedFor = (kept: FindingsKept<{ readonly text: string }>, texts: string): string => {
    asked.length = 0;
    for (const text of texts) expect(kept.findingIn(text, find)).toEqual({ text });
    return asked.join('');
  };

  it('are found once, and are the same ever after', () => {
    const kept = new FindingsKept<{ readonly text: string }>(2);
    expect(askedFor(kept, 'aabba')).toBe('ab');
    expect(kept.findingIn('a', find)).toBe(kept.findingIn('a', find));
  });

  it('are forgotten when they were not asked for while as many others came up twice', () => {
    const kept = new FindingsKept<{ readonly text: string }>(2);
    expect(askedFor(kept, 'abcd')).toBe('abcd');
    expect(askedFor(kept, 'ce')).toBe('e');
    expect(askedFor(kept, 'cde')).toBe('');
    expect(askedFor(kept, 'a')).toBe('a');
  });

  it('keep every byte of a text', () => {
    const kept = new FindingsKept<{ readonly text: string }>(2);
    const bytes = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join('');
    expect(kept.findingIn(bytes, find)).toEqual({ text: bytes });
  });
});
