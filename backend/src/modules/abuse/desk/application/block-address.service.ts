import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { BlockedAddressesService, type BlockScope } from '../../../safety';
import type { JudgeCall } from '../../application/judge-case.service';
import type { DeskAction } from '../domain/desk-action.entity';
import { ConfirmationNeeded } from '../domain/desk.errors';
import { type Because, RecordActionService } from './record-action.service';

export interface BlockInput {
  readonly url: string;
  readonly scope: BlockScope;
  /** What a block of more than one address has to be confirmed with: the line that it would be. */
  readonly confirmation: string;
  readonly because: Because;
}

/** Blocks destinations: no link leads there any more, and none is made. */
@Injectable()
export class BlockAddressService {
  constructor(
    private readonly addresses: BlockedAddressesService,
    private readonly actions: RecordActionService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** What holds already is what is handed out for the second call. Throws `ConfirmationNeeded`, and as `entryFor` does. */
  block(call: JudgeCall, { url, scope, confirmation, because }: BlockInput): Promise<DeskAction> {
    const entry = this.addresses.entryFor(url, scope);
    if (scope !== 'exact' && confirmation !== entry) throw new ConfirmationNeeded(entry);
    return this.unitOfWork.runRepeatable(async () => {
      const isNew = await this.addresses.block(entry);
      const before = isNew ? null : await this.actions.inForce('address-blocked', entry);
      return before ?? this.actions.record(call, 'address-blocked', { subject: entry, because });
    });
  }

  /** Links may lead there again. Part of the unit of work in which the action is undone. */
  async lift({ kind, subject }: DeskAction): Promise<void> {
    if (kind === 'address-blocked') await this.addresses.allow(subject);
  }
}
