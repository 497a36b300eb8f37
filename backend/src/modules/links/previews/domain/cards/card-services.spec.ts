import { CRAWLERS } from '../../../../../shared/domain/visitor/crawler';
import { cacheHoursOf, refreshToolFor, unseenAddress } from './card-services';

const SHORT = 'https://s.test/%E8%8C%B6';

describe('services that draw cards', () => {
  it.each([
    ['facebook', 24, `https://developers.facebook.com/tools/debug/?q=${encodeURIComponent(SHORT)}`],
    ['linkedin', 168, `https://www.linkedin.com/post-inspector/inspect/${encodeURIComponent(SHORT)}`],
    ['x', 168, null],
    ['slack', 24, null],
    ['line', null, 'https://poker.line.naver.jp/'],
    ['telegram', null, 'https://t.me/WebpageBot'],
    ['discord', null, null],
  ] as const)('%s asks again within %s hours, or at %s', (crawler, hours, tool) => {
    expect([cacheHoursOf(crawler), refreshToolFor(crawler, SHORT)]).toEqual([hours, tool]);
  });

  it('have tools at addresses alone that browsers open safely', () => {
    const tools = CRAWLERS.flatMap((crawler) => refreshToolFor(crawler, 'https://s.test/"><script>') ?? []);
    for (const tool of tools) {
      expect(new URL(tool).protocol).toBe('https:');
      expect(tool).not.toMatch(/[<>"]/);
    }
    expect(tools.length).toBeGreaterThan(4);
  });

  it('have never seen an address with a number beyond all their fetches', () => {
    expect([unseenAddress(SHORT, 0), unseenAddress(SHORT, 41)]).toEqual([`${SHORT}?v=1`, `${SHORT}?v=42`]);
  });
});
