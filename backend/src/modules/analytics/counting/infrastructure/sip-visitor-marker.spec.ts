import { SipVisitorMarker } from './sip-visitor-marker';

const marker = new SipVisitorMarker(Buffer.alloc(32, 7));
const visitor = { at: Date.UTC(2026, 10, 21, 23), linkId: 1, ip: '203.0.113.77', userAgent: 'Browser' };
const DAY = 86_400_000;

describe('marks of visitors', () => {
  it('are the same for the same visitor, whole numbers that JavaScript keeps exactly', () => {
    const marks = marker.marksOf(visitor);
    expect(marker.marksOf({ ...visitor, at: visitor.at - 1 })).toEqual(marks);
    expect(Number.isSafeInteger(marks.ofDay)).toBe(true);
    expect(marks.ofDay).not.toBe(marks.ofDayBefore);
  });

  it('go on from day to day under the key of the day before', () => {
    expect(marker.marksOf({ ...visitor, at: visitor.at + DAY }).ofDayBefore).toBe(
      marker.marksOf(visitor).ofDay,
    );
  });

  it('fold an IPv4 address that arrives inside an IPv6 one', () => {
    expect(marker.marksOf({ ...visitor, ip: '::ffff:203.0.113.77' })).toEqual(marker.marksOf(visitor));
  });

  it.each([
    ['link', { linkId: 2 }],
    ['address', { ip: '203.0.113.78' }],
    ['browser', { userAgent: 'Other' }],
    ['link, however large its number is', { linkId: 1 + 2 ** 32 }],
    ['address, however long', { ip: 'x'.repeat(500) }],
  ])('tell another %s apart', (_, change) => {
    expect(marker.marksOf({ ...visitor, ...change }).ofDay).not.toBe(marker.marksOf(visitor).ofDay);
  });

  it('cannot be guessed without the key', () => {
    const other = new SipVisitorMarker(Buffer.alloc(32, 8));
    expect(other.marksOf(visitor).ofDay).not.toBe(marker.marksOf(visitor).ofDay);
  });
});
