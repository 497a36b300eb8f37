import { retryAfterOf } from './retry-after';

const NOW = new Date('2026-11-26T08:00:00Z');

describe('when a server may be asked again', () => {
  it.each([
    ['30', '2026-11-26T08:00:30.000Z'],
    ['Thu, 26 Nov 2026 08:05:00 GMT', '2026-11-26T08:05:00.000Z'],
    ['999999999', '2026-11-26T09:00:00.000Z'],
  ])('is what %s says, within reason', (header, moment) => {
    expect(retryAfterOf(header, NOW, 3_600)?.toISOString()).toBe(moment);
  });

  it.each([undefined, '', '0', '-5', 'soon', 'Thu, 26 Nov 2026 07:00:00 GMT'])(
    'is not said by %j',
    (header) => {
      expect(retryAfterOf(header, NOW, 3_600)).toBeNull();
    },
  );
});
