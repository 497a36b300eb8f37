import { findingsAgree, type RangeAnswers } from './agreement';
import { type Count, NO_HITS } from '../../counting/domain/click-count';

const count = (total: number, unique = total): Count => ({ total, unique });
const FOUND: RangeAnswers = {
  hits: { human: count(5, 3), preview: NO_HITS, bot: count(2, 0), prefetch: NO_HITS, head: NO_HITS },
  points: [count(4, 2), count(1, 1)],
  mix: [count(3, 3), count(2, 0)],
  referrers: [count(5, 3)],
};
const ALL = { classes: ['human'], filter: {} } as const;
const NARROWED = { classes: ['human'], filter: { source: 'line' } } as const;

describe('parts of a report', () => {
  it.each<[string, Partial<RangeAnswers>, boolean]>([
    ['add up', {}, true],
    ['add up without referrers', { referrers: null }, true],
    ['have a chart that saw more', { points: [count(6, 3)] }, false],
    ['have a chart that saw somebody new', { points: [count(5, 4)] }, false],
    ['have breakdowns that saw more', { mix: [count(6, 3)], referrers: [count(6, 3)] }, false],
    ['have breakdowns that saw somebody new', { mix: [count(5, 4)], referrers: [count(5, 4)] }, false],
    ['have referrers that saw more', { referrers: [count(5, 3), count(1, 0)] }, false],
    ['have no breakdown yet', { mix: [], referrers: [] }, false],
  ])('of everybody %s', (_, part, agree) => {
    expect(findingsAgree({ ...FOUND, ...part }, ALL)).toBe(agree);
  });

  it.each<[string, Partial<RangeAnswers>, boolean]>([
    ['as many as there are', { points: [count(7, 3)] }, true],
    ['people alone', {}, false],
  ])('of several classes have charts of all that they count: %s', (_, part, agree) => {
    expect(findingsAgree({ ...FOUND, ...part }, { classes: ['human', 'bot'], filter: {} })).toBe(agree);
  });

  it.each<[string, Partial<RangeAnswers>, boolean]>([
    ['fewer than all', { points: [count(2, 1)], mix: [count(2, 1)], referrers: [count(2, 1)] }, true],
    ['other people in the chart', { points: [count(3, 1)], mix: [count(2, 1)], referrers: null }, false],
    ['others who sent them', { points: [count(2)], mix: [count(2)], referrers: [count(3)] }, false],
  ])('with a filter are of those whom it leaves: %s', (_, part, agree) => {
    expect(findingsAgree({ ...FOUND, ...part }, NARROWED)).toBe(agree);
  });
});
