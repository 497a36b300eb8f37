import fc from 'fast-check';
import { SignedText } from './signed-text';

const SECRET = 'a-test-key-of-more-than-32-characters';

describe('signed text', () => {
  const signed = new SignedText(SECRET, 'one');

  it('opens to what was signed', () => {
    expect(signed.open(signed.sign({ a: 1, b: '測試' }))).toEqual({ a: 1, b: '測試' });
  });

  it('is worth nothing for another purpose or another installation', () => {
    const text = signed.sign({ a: 1 });
    expect(new SignedText(SECRET, 'two').open(text)).toBeNull();
    expect(new SignedText(`${SECRET}!`, 'one').open(text)).toBeNull();
  });

  it('is refused with any character changed, added or left out', () => {
    const text = signed.sign({ a: 1 });
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('', 'A', 'b', '.', '=', '__'), (at, instead) => {
        const changed = text.slice(0, at) + instead + text.slice(at + 1);
        return changed === text || signed.open(changed) === null;
      }),
    );
  });

  it.each(['', '.', 'a', 'a.b.c', '..', 'é.é'])('is not %p', (text) => {
    expect(signed.open(text)).toBeNull();
  });
});
