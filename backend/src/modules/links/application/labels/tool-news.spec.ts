import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { LinkWithTool, TrackingToolRepository } from '../ports/tracking-tool-repository';
import { ToolNews } from './tool-news.service';

describe('news of a tracking tool', () => {
  const told: { type: string }[] = [];
  const unitOfWork = { announce: (news: { type: string }) => void told.push(news) } as unknown as UnitOfWork;
  const toolOn = (links: number): TrackingToolRepository =>
    ({
      linksWith: (_: number, limit: number): Promise<readonly LinkWithTool[]> =>
        Promise.resolve(
          Array.from({ length: Math.min(links, limit) }, (_each, index) => ({
            linkId: index + 1,
            domainId: 3,
            slug: `tea-${index}`,
          })),
        ),
    }) as Pick<TrackingToolRepository, 'linksWith'> as TrackingToolRepository;
  const tell = (links: number, kind: 'pixel' | 'utm') =>
    new ToolNews(toolOn(links), unitOfWork).ofTool({ id: 1, kind });

  beforeEach(() => told.splice(0));

  it.each([0, 1, 500])('names each of %i links', async (links) => {
    await tell(links, 'pixel');
    expect(told).toHaveLength(links);
    expect(told.every(({ type }) => type === 'links.link-changed')).toBe(true);
  });

  it('is of all links when there are more', async () => {
    await tell(501, 'pixel');
    expect(told).toEqual([{ type: 'links.many-links-changed' }]);
  });

  it('is none when links have made it their own', async () => {
    await tell(5, 'utm');
    expect(told).toEqual([]);
  });
});
