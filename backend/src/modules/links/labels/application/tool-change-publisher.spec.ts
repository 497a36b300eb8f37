import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { LinkWithTool, TrackingToolRepository } from './ports/tracking-tool-repository';
import { ToolChangePublisherService } from './tool-change-publisher.service';

describe('news of a tracking tool', () => {
  const reported: { type: string }[] = [];
  const unitOfWork = {
    publish: (event: { type: string }) => void reported.push(event),
  } as unknown as UnitOfWork;
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
  const notify = (links: number, kind: 'pixel' | 'utm') =>
    new ToolChangePublisherService(toolOn(links), unitOfWork).ofTool({ id: 1, kind });

  beforeEach(() => reported.splice(0));

  it.each([0, 1, 500])('names each of %i links', async (links) => {
    await notify(links, 'pixel');
    expect(reported).toHaveLength(links);
    expect(reported.every(({ type }) => type === 'links.link-changed')).toBe(true);
  });

  it('is of all links when there are more', async () => {
    await notify(501, 'pixel');
    expect(reported).toEqual([{ type: 'links.many-links-changed' }]);
  });

  it('is none when links have made it their own', async () => {
    await notify(5, 'utm');
    expect(reported).toEqual([]);
  });
});
