import fc from 'fast-check';
import { type NewVisit, readHeaders, readVisit, writeVisit } from './visit-record';

const visit: NewVisit = {
  at: 1_795_230_000_123,
  linkId: 7,
  kind: 'visit',
  fromQr: false,
  campaignSource: null,
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11)',
  referrer: 'https://l.facebook.com/',
  acceptLanguage: 'zh-TW,zh;q=0.9',
};
function read(line: string) {
  const record = readVisit(line.replace(/\n$/, ''));
  if (!record) return null;
  const { headers, ...rest } = record;
  return { ...rest, ...readHeaders(headers) };
}

describe('a visit in the journal', () => {
  it.each(['visit', 'head', 'prefetch'] as const)('is read as it was written: %s', (kind) => {
    expect(read(writeVisit({ ...visit, kind }))).toEqual({ ...visit, kind });
    expect(read(writeVisit({ ...visit, kind, fromQr: true }))).toEqual({ ...visit, kind, fromQr: true });
  });

  it.each(['newsletter', '電子報', 'bản-tin', 'android app', 'news/2026', '100%', 'a\tb', '🍵'])(
    'is read with the campaign %j in bytes',
    (campaignSource) => {
      const shared = { ...visit, campaignSource };
      const line = Buffer.from(writeVisit(shared), 'latin1').toString('latin1');
      expect(read(line)).toEqual(shared);
    },
  );

  it('keeps a campaign whose line was cut within a sign', () => {
    expect(read('1795230000123\t7\t0\t203.0.113.7\tMozilla\t\tja\t%E9%9')).toMatchObject({
      campaignSource: '%E9%9',
    });
  });

  it('is read as it was written before addresses told of campaigns', () => {
    expect(read('1795230000123\t7\t0q\t203.0.113.7\tMozilla\t\tja')).toEqual({
      at: 1_795_230_000_123,
      linkId: 7,
      kind: 'visit',
      fromQr: true,
      campaignSource: null,
      ip: '203.0.113.7',
      userAgent: 'Mozilla',
      referrer: '',
      acceptLanguage: 'ja',
    });
  });

  it('does without headers', () => {
    const bare = { ...visit, userAgent: undefined, referrer: undefined, acceptLanguage: undefined };
    expect(read(writeVisit(bare))).toEqual({ ...visit, userAgent: '', referrer: '', acceptLanguage: '' });
  });

  it('stays one line of its own fields, whatever a client sends', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('\t', '\n', '\r', 'a', '\u00ff', '1'),
      maxLength: 2_000,
    });
    fc.assert(
      fc.property(hostile, hostile, hostile, (userAgent, referrer, acceptLanguage) => {
        const line = writeVisit({ ...visit, userAgent, referrer, acceptLanguage });
        expect(line.indexOf('\n')).toBe(line.length - 1);
        expect(line.length).toBeLessThan(1_700);
        expect(read(line)).toMatchObject({ at: visit.at, linkId: 7, kind: 'visit', ip: visit.ip });
      }),
    );
  });

  it.each([
    '',
    'linklet-journal 1',
    '1\t2\t9\t\t\t\t',
    '1\t2\t\t\t\t\t',
    '\t2\t0\t\t\t\t',
    '1\t\t0\t\t\t\t',
    'x\t2\t0\t\t\t\t',
    '1\tx\t0\t\t\t\t',
    '1\t2\t0\t\t\t',
    '-1\t2\t0\t\t\t\t',
  ])('is not %j', (line) => {
    expect(readVisit(line)).toBeNull();
  });
});
