import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { JudgeCall } from '../../application/judge-case.service';
import { readNeededText } from '../../domain/plain-text';
import { AppealAnswered } from '../domain/desk.errors';
import { AppealFilesService } from './appeal-files.service';
import { AppealMailsService } from './appeal-mails.service';
import { UndoActionService } from './undo-action.service';

/** Site admins lift a suspension that a person appealed against, or say why it stays. */
@Injectable()
export class AnswerAppealsService {
  constructor(
    private readonly files: AppealFilesService,
    private readonly undoAction: UndoActionService,
    private readonly mails: AppealMailsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Undoes the suspension, which answers the appeal. Throws `AppealDoesNotExist`, `AppealAnswered`. */
  lift(call: JudgeCall, appealId: number): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const { state, actionId } = await this.files.hold(appealId);
      if (state !== 'open') throw new AppealAnswered();
      await this.undoAction.undo(call, actionId);
    });
  }

  /** Mails the person why. Throws `AppealDoesNotExist`, `AppealAnswered`, `InvalidInput`. */
  async refuse({ admin, address }: JudgeCall, appealId: number, words: string): Promise<void> {
    const answer = readNeededText('answer', words);
    await this.unitOfWork.runRepeatable(async () => {
      const appeal = await this.files.hold(appealId);
      const by = { answer, answeredBy: admin.userId, answeredAt: this.clock.now() };
      await this.files.refuse(appeal, by, address);
      await this.mails.notifyRefused(appeal);
    });
  }
}
