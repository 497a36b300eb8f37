import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { PeopleService, SuspendedBrowsersService, SuspendPersonService } from '../../../identity';
import type { JudgeCall } from '../../application/judge-case.service';
import type { DeskAction } from '../domain/desk-action.entity';
import { PersonDoesNotExist, SiteAdminNotSuspended } from '../domain/desk.errors';
import { type Because, RecordActionService } from './record-action.service';
import { SuspensionMailsService } from './suspension-mails.service';

/** Suspends people and browsers: they make nothing more, and what they made is disabled link by link. */
@Injectable()
export class DeskSuspensionsService {
  constructor(
    private readonly people: PeopleService,
    private readonly suspendPerson: SuspendPersonService,
    private readonly browsers: SuspendedBrowsersService,
    private readonly actions: RecordActionService,
    private readonly mails: SuspensionMailsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Sessions and tokens end at once. What holds already is what is handed out for the second call.
   * Throws `PersonDoesNotExist`, `SiteAdminNotSuspended`.
   */
  person(call: JudgeCall, userId: number, because: Because): Promise<DeskAction> {
    return this.unitOfWork.runRepeatable(async () => {
      const person = await this.people.find(userId);
      if (!person) throw new PersonDoesNotExist();
      if (person.isSiteAdmin) throw new SiteAdminNotSuspended();
      const subject = String(userId);
      // First, so that of many calls at once all but one wait, and find what that one did.
      const isNew = await this.suspendPerson.suspend(userId);
      const before = isNew ? null : await this.actions.inForce('person-suspended', subject);
      if (before) return before;
      const action = await this.actions.record(call, 'person-suspended', { subject, because });
      await this.mails.notify(person, 'suspended', action);
      return action;
    });
  }

  /** For 30 days, and again when these are over. @param browserUuid as `SuspendedBrowsersService.read` has it */
  browser(call: JudgeCall, browserUuid: string, because: Because): Promise<DeskAction> {
    return this.unitOfWork.runRepeatable(async () => {
      const isNew = await this.browsers.suspend(browserUuid);
      const before = isNew ? null : await this.actions.inForce('browser-suspended', browserUuid);
      return before ?? this.actions.record(call, 'browser-suspended', { subject: browserUuid, because });
    });
  }

  /** What an action has suspended may go on. Part of the unit of work in which the action is undone. */
  async lift(action: DeskAction): Promise<void> {
    if (action.kind === 'browser-suspended') await this.browsers.restore(action.subject);
    if (action.kind !== 'person-suspended') return;
    const userId = Number(action.subject);
    await this.suspendPerson.restore(userId);
    const person = await this.people.find(userId);
    if (person) await this.mails.notify(person, 'restored', action);
  }
}
