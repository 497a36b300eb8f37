import fc from 'fast-check';
import { parseNote } from './link-note';

const refusal = (raw: string): unknown => {
  try {
    return parseNote(raw);
  } catch (error) {
    return error;
  }
};

describe('a note of a link', () => {
  it.each([
    ['for the fair', 'for the fair'],
    ['  春季特賣 🎉 ', '春季特賣 🎉'],
    ['one\r\ntwo\rthree\n\nfour', 'one\ntwo\nthree\n\nfour'],
    ['e\u0301', 'é'],
    ['😀'.repeat(500), '😀'.repeat(500)],
    ['', null],
    [' \r\n ', null],
  ])('%j is kept as %j', (raw, note) => {
    expect(parseNote(raw)).toBe(note);
  });

  it.each(['a\u0000', 'a\u202eb', 'a\tb', '\ud800', 'x'.repeat(501)])('%j is refused', (raw) => {
    expect(refusal(raw)).toMatchObject({
      code: 'links.note-invalid',
      details: { fields: [{ field: 'note' }] },
    });
  });

  it('that has been read once stays as it is when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const note = refusal(raw);
        fc.pre(typeof note === 'string');
        expect(refusal(note)).toBe(note);
      }),
    );
  });
});
