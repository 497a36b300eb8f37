import { filterIn } from './log-address';

describe('the address of a page with a log', () => {
  it.each([
    ['', { q: '', memberId: null }],
    ['q=safari&member=8', { q: 'safari', memberId: 8 }],
    ['member=0', { q: '', memberId: null }],
    ['member=-8', { q: '', memberId: null }],
    ['member=8e3', { q: '', memberId: null }],
    ['member=99999999999', { q: '', memberId: null }],
    [`q=${'x'.repeat(200)}`, { q: 'x'.repeat(100), memberId: null }],
  ])('%j asks for %j', (query, filter) => {
    expect(filterIn(new URLSearchParams(query))).toEqual(filter);
  });
});
