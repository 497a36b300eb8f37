import { FakeShelf } from '../../test/fakes';
import { RatingMoment } from './rating-moment';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-21T00:00:00Z');
const daysAgo = (days: number): number => NOW - days * DAY_MS;

describe('asking how somebody likes it', () => {
  it.each([
    [13, null, false],
    [14, null, true],
    [400, daysAgo(0), false],
    [400, daysAgo(179), false],
    [400, daysAgo(180), true],
    [400, 'yesterday', true],
  ])('a member of %d days who was asked at %j: %s', (age, askedAt, isDue) => {
    const moment = new RatingMoment(new FakeShelf(askedAt));
    expect(moment.isDue(new Date(daysAgo(age)).toISOString(), NOW)).toBe(isDue);
  });

  it('is over once they have been asked', () => {
    const moment = new RatingMoment(new FakeShelf());
    const since = new Date(daysAgo(100)).toISOString();
    moment.noteAsked(NOW);
    expect(moment.isDue(since, NOW + DAY_MS)).toBe(false);
  });

  it('is left alone when nobody knows since when they are here', () => {
    expect(new RatingMoment(new FakeShelf()).isDue('', NOW)).toBe(false);
  });
});
