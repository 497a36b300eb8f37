import { Injectable } from '@nestjs/common';
import { Plans } from '../../../billing';
import type { MemberCall } from '../../core/application/link-call';
import { TrashBin } from '../../core/application/trash/trash-bin.service';
import { trashable } from '../../core/application/trash/trash-link.service';
import { BatchLog } from './batch-log.service';
import { type BatchRow, LinkBatch, type LinkNames } from './link-batch.service';

/** Puts links into the trash bin, and takes them out of it. */
@Injectable()
export class TrashLinks {
  constructor(
    private readonly batch: LinkBatch,
    private readonly bin: TrashBin,
    private readonly plans: Plans,
    private readonly log: BatchLog,
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
