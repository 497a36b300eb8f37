import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { JudgeCall } from '../../application/judge-case.service';
import { readNeededText } from '../../domain/plain-text';
import type { AnyLinkName } from './desk-links.service';
import { DeskCardsService, type LinkOwner } from './desk-cards.service';
import { type Because, RecordActionService } from './record-action.service';

/** Shows how the owner of a link is reached, to who says why, and writes that down. */
@Injectable()
export class ShowContactService {
  constructor(
    private readonly cards: DeskCardsService,
    private readonly actions: RecordActionService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Throws `LinkDoesNotExist`, and `InvalidInput` without a note. */
  show(call: JudgeCall, name: AnyLinkName, because: Because): Promise<LinkOwner> {
    readNeededText('note', because.note);
    return this.unitOfWork.run(async () => {
      const owner = await this.cards.owner(name);
      await this.actions.record(call, 'contact-shown', { subject: owner.link.shortUrl, because });
      return owner;
    });
  }
}
