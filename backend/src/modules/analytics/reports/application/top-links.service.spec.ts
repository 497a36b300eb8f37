import { readReportQuestion } from '../domain/report-question';
import { resolveRange } from '../domain/report-range';
import type { Subject } from '../../counting/domain/subject';
import { UTC } from '../../counting/domain/time-zone';
import type { ClickReportQuery } from '../infrastructure/click-report.query';
import type { LinksInReportService, ReportedLink } from '../../../links';
import { TopLinksService } from './top-links.service';

const OWN = 7;
const GONE = -1;
const range = resolveRange({ range: '7d' }, { zone: UTC, now: Date.UTC(2026, 10, 21), firstDay: null });
const ALL_CLICKS = readReportQuestion({ timezone: 'UTC' }, Date.UTC(2026, 10, 21));
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
  const links: Pick<LinksInReportService, 'named'> = {
    named: (linkIds) => Promise.resolve(linkIds.map((linkId) => linkOf(linkId, groups[linkId] ?? GONE))),
  };
  return { asked, top: new TopLinksService(report as ClickReportQuery, links as LinksInReportService) };
}

const gone = (count: number): number[] => new Array<number>(count).fill(GONE);

describe('links that were clicked most', () => {
  const slugs = async (top: TopLinksService, subject: Subject, limit: number): Promise<string[]> =>
    (await top.list({ subject, shown: { range, firstDay: 0 }, question: ALL_CLICKS }, limit)).links.map(
      ({ link }) => link.encodeId,
    );

  it('say of how many links they are, where a tag has more than are counted', async () => {
    const { top } = listing([OWN, OWN]);
    const tagged: Subject = { kind: 'links', linkIds: [0, 1], count: 5 };
    const shown = { range, firstDay: 0 };
    const answer = await top.list({ subject: tagged, shown, question: ALL_CLICKS }, 2);
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

  describe('that fit a filter', () => {
    const question = readReportQuestion({ timezone: 'UTC', source: 'line' }, Date.UTC(2026, 10, 21));

    /** @param fitting clicks that fit of each of so many links, the most clicked first */
    function filtering(links: number, fitting: (linkId: number) => number): TopLinksService {
      const report: Pick<ClickReportQuery, 'topLinks' | 'fittingOn'> = {
        topLinks: (_subject, _span, limit) =>
          Promise.resolve(
            Array.from({ length: Math.min(links, limit) }, (_, linkId) => ({
              linkId,
              total: 2 * links - linkId,
              unique: 1,
            })),
          ),
        fittingOn: (linkIds, _span, filter) => {
          if (filter.source !== 'line') throw new Error('not what was asked for');
          const counts = linkIds.map((linkId) => ({ linkId, total: fitting(linkId), unique: 1 }));
          return Promise.resolve(
            counts.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total),
          );
        },
      };
      const known: Pick<LinksInReportService, 'named'> = {
        named: (linkIds) => Promise.resolve(linkIds.map((linkId) => linkOf(linkId, OWN))),
      };
      return new TopLinksService(report as ClickReportQuery, known as LinksInReportService);
    }
    const list = (top: TopLinksService, limit: number) =>
      top.list({ subject: GROUP, shown: { range, firstDay: 0 }, question }, limit);

    it('are in the order of those clicks', async () => {
      const { links, isComplete } = await list(
        filtering(3, (linkId) => linkId),
        2,
      );
      expect(links.map(({ link, count }) => [link.encodeId, count.total])).toEqual([
        ['link-2', 2],
        ['link-1', 1],
      ]);
      expect(isComplete).toBe(true);
    });

    it('are none where no link is', async () => {
      expect(
        await list(
          filtering(0, () => 0),
          2,
        ),
      ).toMatchObject({ links: [], isComplete: true });
    });

    it.each([
      [true, 'as many as', 1_501],
      [false, 'fewer than', 1_500],
    ])('say %s where the last has %s the clicks that another could have', async (isKnown, _, last) => {
      // The thousandth of 1 250 links has 1 501 clicks, so that none of the others has more.
      const top = filtering(1_250, (linkId) => (linkId < 2 ? last : 0));
      expect((await list(top, 2)).isComplete).toBe(isKnown);
    });
  });
});
