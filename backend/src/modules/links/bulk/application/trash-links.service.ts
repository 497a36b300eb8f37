import { Injectable } from '@nestjs/common';
import { PlansService } from '../../../billing';
import type { MemberCall } from '../../core/application/link-call';
import { TrashBinService } from '../../core/application/trash/trash-bin.service';
import { trashable } from '../../core/application/trash/trash-link.service';
import { BatchLogService } from './batch-log.service';
import { type BatchRow, LinkBatchService, type LinkNames } from './link-batch.service';

/** Puts links into the trash bin, and takes them out of it. */
@Injectable()
export class TrashLinksService {
  constructor(
    private readonly batch: LinkBatchService,
    private readonly bin: TrashBinService,
    private readonly plans: PlansService,
    private readonly log: BatchLogService,
  ) {}

  /** What is in the bin already stays there. */
  trash(call: MemberCall, names: LinkNames): Promise<readonly BatchRow[]> {
    return this.batch.run({
      groupId: call.member.groupId,
      names,
      each: async (link) => {
        await this.bin.put(trashable(call.member, link));
      },
      end: (done) => this.log.note('links.batch-trashed', call, done),
    });
  }

  /** What is live stays so. Throws `FeatureMissing` where the plan cannot restore. */
  async putBack(call: MemberCall, names: LinkNames): Promise<readonly BatchRow[]> {
    await this.plans.requireFeature(call.member.groupId, 'restore');
    return this.batch.run({
      groupId: call.member.groupId,
      names,
      each: async (link) => {
        await this.bin.takeOut(trashable(call.member, link));
      },
      end: (done) => this.log.note('links.batch-put-back', call, done),
    });
  }
}
