import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { JudgeCall } from '../../application/judge-case.service';
import type { DeskAction } from '../domain/desk-action.entity';
import { ActionDoesNotExist } from '../domain/desk.errors';
import { AppealFilesService } from './appeal-files.service';
import { BlockAddressService } from './block-address.service';
import { DeskSuspensionsService } from './desk-suspensions.service';
import { DeskActionStore } from './ports/desk-action-store';
import { RecordActionService } from './record-action.service';

/** Takes back what an action did: who or what it stopped goes on at once, the links one after the other. */
@Injectable()
export class UndoActionService {
  constructor(
    private readonly store: DeskActionStore,
    private readonly actions: RecordActionService,
    private readonly suspensions: DeskSuspensionsService,
    private readonly blocks: BlockAddressService,
    private readonly appeals: AppealFilesService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Throws `ActionDoesNotExist`, `NothingToUndo`. */
  undo(call: JudgeCall, actionId: number): Promise<DeskAction> {
    return this.unitOfWork.run(async () => {
      const action = await this.store.hold(actionId);
      if (!action) throw new ActionDoesNotExist();
      await this.actions.undo(call, action);
      await this.suspensions.lift(action);
      await this.blocks.lift(action);
      await this.appeals.settle(action);
      return action;
    });
  }
}
