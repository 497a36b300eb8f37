import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { PeopleService } from '../../../identity';
import type { DeskAction } from '../domain/desk-action.entity';
import { AppealDoesNotExist, NotSuspended } from '../domain/desk.errors';
import type { AppealAnswer, SuspensionAppeal } from '../domain/suspension-appeal.entity';
import { DeskActionStore } from './ports/desk-action-store';
import { SuspensionAppealStore } from './ports/suspension-appeal-store';
import { RecordActionService } from './record-action.service';

/**
 * Appeals with the suspensions that they are about. Whatever changes one is part of the caller's unit of work, in which the
 * suspension is held: of several who appeal or answer at once one comes first, and the others find what that one did.
 */
@Injectable()
export class AppealFilesService {
  constructor(
    private readonly appeals: SuspensionAppealStore,
    private readonly actions: DeskActionStore,
    private readonly records: RecordActionService,
    private readonly people: PeopleService,
    private readonly audit: AuditTrail,
  ) {}

  /** Null when the person is not suspended. */
  suspensionOf(userId: number): Promise<DeskAction | null> {
    return this.records.inForce('person-suspended', String(userId));
  }

  /** Throws `NotSuspended`. */
  async holdSuspension(userId: number): Promise<DeskAction> {
    const found = await this.suspensionOf(userId);
    const held = found && (await this.actions.hold(found.id));
    if (!held?.isInForce || !(await this.people.find(userId))) throw new NotSuspended();
    return held;
  }

  /** Throws `AppealDoesNotExist`. */
  async hold(appealId: number): Promise<SuspensionAppeal> {
    const found = await this.appeals.find(appealId);
    const held = found && (await this.actions.hold(found.actionId)) && (await this.appeals.find(appealId));
    if (!held) throw new AppealDoesNotExist();
    return held;
  }

  /** Oldest first. */
  ofSuspension({ id }: DeskAction): Promise<readonly SuspensionAppeal[]> {
    return this.appeals.ofAction(id);
  }

  countOpen(): Promise<number> {
    return this.appeals.countOpen();
  }

  /** @param address where the person called from */
  async add(appeal: SuspensionAppeal, address: string): Promise<void> {
    await this.appeals.add(appeal);
    const { userId, actionId, id: appealId } = appeal;
    const entry = { action: 'desk.appealed', outcome: 'done', userId, groupId: 0, address } as const;
    await this.audit.record({ ...entry, details: { actionId, appealId } });
  }

  /** Throws `AppealAnswered`. @param address where the site admin called from */
  async refuse(
    appeal: SuspensionAppeal,
    { answer, ...by }: Omit<AppealAnswer, 'state' | 'answer'> & { readonly answer: string },
    address: string,
  ): Promise<void> {
    appeal.take({ state: 'refused', answer, ...by });
    await this.appeals.save(appeal);
    const { actionId, id: appealId, userId } = appeal;
    await this.audit.record({
      action: 'desk.appeal-refused',
      outcome: 'done',
      userId: by.answeredBy,
      groupId: 0,
      address,
      details: { actionId, appealId, subject: String(userId), answer: answer.replaceAll('\n', ' ') },
    });
  }

  /** A person who appealed against what was undone has got what they asked for. */
  async settle(action: DeskAction): Promise<void> {
    const { undoneBy, undoneAt } = action;
    if (action.kind !== 'person-suspended' || undoneBy === null || undoneAt === null) return;
    for (const appeal of await this.appeals.ofAction(action.id)) {
      if (appeal.state !== 'open') continue;
      appeal.take({ state: 'lifted', answer: null, answeredBy: undoneBy, answeredAt: undoneAt });
      await this.appeals.save(appeal);
    }
  }
}
