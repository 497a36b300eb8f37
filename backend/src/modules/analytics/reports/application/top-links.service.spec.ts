import { resolveRange } from '../domain/report-range';
import type { Subject } from '../../counting/domain/subject';
import { UTC } from '../../counting/domain/time-zone';
import type { ClickReportQuery } from '../infrastructure/click-report.query';
import type { LinksInReport, ReportedLink } from '../../../links';
import { TopLinksService } from './top-links.service';

const OWN = 7;
const GONE = -1;
const range = resolveRange({ range: '7d' }, { zone: UTC, now: Date.UTC(2026, 10, 21), firstDay: null });
const GROUP: Subject = { kind: 'group', groupId: OWN };

const linkOf = (linkId: number, groupId: number): ReportedLink => ({
  linkId,
  encodeId: `link-${String(linkId)}`,
  domain: 'linklet.test',
  shortUrl: `https://linklet.test/link-${String(linkId)}`,
  title: null,
  groupId,
});

/** @param groups of the links by their clicks, the most clicked first */
function listing(groups: readonly number[]): { asked: number[]; top: TopLinksService } {
  const asked: number[] = [];
  const report: Pick<ClickReportQuery, 'topLinks'> = {
    topLinks: (_subject, _span, limit) => {
      asked.push(limit);
      const counts = groups.map((_, linkId) => ({ linkId, total: groups.length - linkId, unique: 1 }));
      return Promise.resolve(counts.slice(0, limit));
    },
  };
  const links: Pick<LinksInReport, 'named'> = {
    named: (linkIds) => Promise.resolve(linkIds.map((linkId) => linkOf(linkId, groups[linkId] ?? GONE))),
  };
  return { asked, top: new TopLinksService(report as ClickReportQuery, links as LinksInReport) };
}

const gone = (count: number): number[] => new Array<number>(count).fill(GONE);

describe('links that were clicked most', () => {
  const slugs = async (top: TopLinksService, subject: Subject, limit: number): Promise<string[]> =>
    (await top.list({ subject, shown: { range, firstDay: 0 } }, limit)).links.map(
      ({ link }) => link.encodeId,
    );

  it('say of how many links they are, where a tag has more than are counted', async () => {
    const { top } = listing([OWN, OWN]);
    const tagged: Subject = { kind: 'links', linkIds: [0, 1], count: 5 };
    const answer = await top.list({ subject: tagged, shown: { range, firstDay: 0 } }, 2);
    expect(answer.partial).toEqual({ countedLinks: 2, allLinks: 5 });
  });

  it('are asked for once where all are still there', async () => {
    const { top, asked } = listing([OWN, OWN, OWN]);
    expect(await slugs(top, GROUP, 2)).toEqual(['link-0', 'link-1']);
    expect(asked).toEqual([2]);
  });

  it.each([
    ['gone for good', GROUP, GONE],
    ['transferred', GROUP, 8],
    ['gone from the site', { kind: 'site' } as const, GONE],
  ])('are as many as asked for although the first are %s', async (_, subject, groupId) => {
    const { top, asked } = listing([groupId, groupId, OWN, groupId, OWN, OWN]);
    expect(await slugs(top, subject, 2)).toEqual(['link-2', 'link-4']);
    expect(asked).toEqual([2, 10]);
  });

  it('are fewer where no more are there', async () => {
    const { top, asked } = listing([GONE, OWN, GONE]);
    expect(await slugs(top, GROUP, 2)).toEqual(['link-1']);
    expect(asked).toEqual([2, 10]);
  });

  it('are looked for among so many, and no more', async () => {
    const { top, asked } = listing([...gone(1_000), OWN]);
    expect(await slugs(top, GROUP, 10)).toEqual([]);
    expect(asked).toEqual([10, 50, 250, 1_000]);
    expect(await slugs(listing([...gone(999), OWN]).top, GROUP, 10)).toEqual(['link-999']);
  });
});
