import { VISITOR } from '../../../../../test/support/decided-visits';
import { onwardFromCard, onwardFromWarning } from './onward-query';

describe('the visited address once more', () => {
  it.each([
    [{}, '?seen=card'],
    [{ fromQr: true, campaignSource: 'mei' }, '?qr=1&utm_source=mei&seen=card'],
    [{ passedQuery: 'gclid=1' }, '?gclid=1&seen=card'],
    [
      { fromQr: true, campaignSource: 'mei', passedQuery: 'gclid=1&utm_source=Mei' },
      '?qr=1&gclid=1&utm_source=Mei&seen=card',
    ],
    // A path may have named the source instead of the query.
    [{ campaignSource: 'mei', passedQuery: 'gclid=1' }, '?utm_source=mei&gclid=1&seen=card'],
  ])('keeps what means something of %j: %s', (visitor, query) => {
    expect(onwardFromCard({ ...VISITOR, ...visitor })).toBe(query);
  });

  it('keeps it before a warning, too', () => {
    const visitor = { ...VISITOR, passedQuery: 'gclid=1', hasSeenCard: true };
    expect(onwardFromWarning(visitor, 'a.b')).toBe('?gclid=1&seen=card&warned=a.b');
  });
});
