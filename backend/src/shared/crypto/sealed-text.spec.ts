import { SealedText } from './sealed-text';

const KEY = 'a-test-key-of-more-than-32-characters';

describe('sealed text', () => {
  const sealed = new SealedText(KEY, 'one');

  it('opens to what was sealed, and never looks the same twice', () => {
    expect(sealed.open(sealed.seal('{"claim":"測試"}'))).toBe('{"claim":"測試"}');
    expect(sealed.seal('x')).not.toBe(sealed.seal('x'));
  });

  it('opens for nobody else, nor when it was changed', () => {
    const text = sealed.seal('x');
    expect(() => new SealedText(KEY, 'two').open(text)).toThrow();
    const changed = Buffer.from(text, 'base64');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => sealed.open(changed.toString('base64'))).toThrow();
    expect(() => sealed.open('')).toThrow();
  });
});
