import { Injectable } from '@nestjs/common';
import { InputCheck } from '../../../../shared/domain/input-check';
import { parseWebAddress } from '../../core/domain/web-address';
import { editable } from '../../core/application/editable-links.service';
import type { MemberCall } from '../../core/application/link-call';
import { LinkChangesService } from '../../core/application/link-changes.service';
import { AddressRulesService } from '../../core/application/safety/address-rules.service';
import { BatchLogService } from './batch-log.service';
import { type BatchRow, LinkBatchService, type LinkNames } from './link-batch.service';

/** Lets many links lead to one address. */
@Injectable()
export class ReplaceAddressesService {
  constructor(
    private readonly batch: LinkBatchService,
    private readonly changes: LinkChangesService,
    private readonly log: BatchLogService,
    private readonly rules: AddressRulesService,
  ) {}

  /** Each that leads there afterwards and did not before is a replacement of the month; the first ones get what is left. */
  async replace(call: MemberCall, names: LinkNames, typed: string): Promise<readonly BatchRow[]> {
    const { member } = call;
    const rules = await this.rules.now();
    const check = new InputCheck();
    const url = check.take(() => parseWebAddress(typed, rules), { url: 'value' }) ?? '';
    check.done();
    return this.batch.run({
      groupId: call.member.groupId,
      names,
      each: (link) => this.changes.apply(member, editable(member, link), { url }),
      end: (done) => this.log.note('links.batch-redirected', call, done),
    });
  }
}
