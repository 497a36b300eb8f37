import { Injectable } from '@nestjs/common';
import { LinkClicksService } from '../../core/application/link-clicks.service';
import { LinkRepository } from '../../core/application/ports/link-repository';
import { TrashBinService } from '../../core/application/trash/trash-bin.service';
import { yieldToEventLoop } from './yield-to-event-loop';

/** Takes back links that were made many at a time, as long as they were not used. */
@Injectable()
export class UnusedLinksService {
  constructor(
    private readonly links: LinkRepository,
    private readonly clicks: LinkClicksService,
    private readonly bin: TrashBinService,
  ) {}

  /** Which of these live links of the group have no clicks: they are in the trash bin now. Part of the caller's unit of work. */
  async trash(groupId: number, linkIds: readonly number[]): Promise<ReadonlySet<number>> {
    const clicks = await this.clicks.clicksOf(linkIds);
    const trashed = new Set<number>();
    for (const [index, id] of linkIds.entries()) {
      await yieldToEventLoop(index);
      if ((clicks.get(id)?.total ?? 0) > 0) continue;
      const link = await this.links.holdById(id);
      if (link?.groupId === groupId && (await this.bin.put(link))) trashed.add(id);
    }
    return trashed;
  }
}
