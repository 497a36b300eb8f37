import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { LinkBuried } from '../../events';
import { FreeHostRecords } from './ports/free-host-records';
import { LinkHistory } from './ports/link-history';

/** What is kept about links beside the links themselves. */
@Injectable()
export class LinkTracesService {
  constructor(
    private readonly history: LinkHistory,
    private readonly freeHosts: FreeHostRecords,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** For links that are gone for good. Part of the caller's unit of work. */
  async forget(linkIds: readonly number[]): Promise<void> {
    await this.history.forget(linkIds);
    await this.freeHosts.forget(linkIds);
    for (const linkId of linkIds) {
      const event: LinkBuried = { type: 'links.link-buried', linkId };
      this.unitOfWork.publish(event);
    }
  }
}
