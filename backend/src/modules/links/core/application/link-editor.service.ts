import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { InputCheck } from '../../../../shared/domain/input-check';
import { type LabelInput, readLabels } from '../../labels/domain/label-input';
import { type UpdateLinkInput, readEdits } from '../domain/link-edits';
import type { Link } from '../domain/link.entity';
import type { SeenValues } from '../domain/seen-values';
import { SlugTaken } from '../domain/links.errors';
import { LabelsOnLinkService } from './labels/labels-on-link.service';
import type { EditCall } from './link-call';
import { LinkChangesService } from './link-changes.service';
import { SeenLinkService } from './seen-link.service';
import { AddressRulesService } from './safety/address-rules.service';

/** Settings of a link, and what the group puts on it. */
export type EditInput = UpdateLinkInput &
  Omit<LabelInput, 'utm'> & {
    /** What the caller has seen of it; what is missing is overwritten whatever it is by now. */
    readonly basedOn?: SeenValues;
  };

/** Changes links as callers ask: every call that does goes through here, whether it names one setting or many. */
@Injectable()
export class LinkEditorService {
  constructor(
    private readonly changes: LinkChangesService,
    private readonly labelsOnLink: LabelsOnLinkService,
    private readonly seen: SeenLinkService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly rules: AddressRulesService,
  ) {}

  /**
   * All of the input, or nothing. `valueOf`: the field that the caller had to call `value`. Throws `InvalidInput`,
   * `ChangedMeanwhile`, `SlugTaken`, `LimitReached`, `LinkDoesNotExist`, `NotAllowed`, `LinkDeleted`.
   */
  async edit(call: EditCall, input: EditInput, valueOf?: keyof UpdateLinkInput): Promise<Link> {
    const rules = await this.rules.now();
    const check = new InputCheck();
    const names = valueOf === undefined ? {} : { [valueOf]: 'value' };
    const edits = check.take(() => readEdits(input, this.clock.now(), rules), names) ?? {};
    const labels = check.take(() => readLabels(input));
    check.done();
    try {
      return await this.unitOfWork.runRepeatable(async () => {
        const link = await this.seen.hold(call, input.basedOn ?? {}, input);
        await this.changes.apply(call.member, link, edits);
        if (labels) await this.labelsOnLink.put(call.member, link, labels);
        return link;
      });
    } catch (error) {
      throw valueOf === 'encodeId' && error instanceof SlugTaken ? error.of('value') : error;
    }
  }
}
