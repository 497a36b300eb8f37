import { timeSince } from './relative-time';

describe('how long ago', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  it.each([
    ['2026-11-21T12:00:30Z', { value: 0, unit: 'second' }],
    ['2026-11-21T11:59:30Z', { value: 0, unit: 'second' }],
    ['2026-11-21T11:59:00Z', { value: -1, unit: 'minute' }],
    ['2026-11-21T11:00:01Z', { value: -59, unit: 'minute' }],
    ['2026-11-21T11:00:00Z', { value: -1, unit: 'hour' }],
    ['2026-11-20T12:00:01Z', { value: -23, unit: 'hour' }],
    ['2026-11-20T12:00:00Z', { value: -1, unit: 'day' }],
    ['2026-11-07T12:00:00Z', { value: -14, unit: 'day' }],
    ['2026-11-06T12:00:00Z', null],
  ])('%s is %j', (moment, since) => {
    expect(timeSince(new Date(moment), now)).toEqual(since);
  });
});
