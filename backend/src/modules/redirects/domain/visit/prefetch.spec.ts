import type { IncomingHttpHeaders } from 'node:http';
import { isPrefetch } from './prefetch';

describe('requests that only fetch ahead', () => {
  it.each<IncomingHttpHeaders>([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { 'sec-purpose': 'prefetch; anonymous-client-ip' },
    { 'sec-purpose': 'Prefetch' },
    { 'sec-purpose': 'prerender' },
    { purpose: 'prefetch' },
    { purpose: 'prefetch, prefetch' },
    { 'x-moz': 'prefetch' },
    { 'x-purpose': 'preview' },
    { 'x-purpose': ['preview'] },
    { 'sec-purpose': 'other', purpose: 'prefetch' },
  ])('%j', (headers) => {
    expect(isPrefetch(headers)).toBe(true);
  });
});

describe('requests that come to stay', () => {
  it.each<IncomingHttpHeaders>([
    {},
    { 'sec-purpose': '' },
    { 'sec-purpose': 'other' },
    { 'sec-purpose': 'no-prefetching' },
    { purpose: 'navigate' },
    { 'x-purpose': 'previews' },
    { 'sec-fetch-mode': 'prefetch' },
    { 'x-purpose': `prefetc${' ,;'.repeat(35_000)}` },
  ])('%#', (headers) => {
    expect(isPrefetch(headers)).toBe(false);
  });
});
