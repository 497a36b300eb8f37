import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { Clock } from '../../../../shared/domain/clock';
import { JobQueue } from '../../../../shared/jobs/job-queue';
import type { JudgeCall } from '../../application/judge-case.service';
import { readPlainText } from '../../domain/plain-text';
import type { ReportReason } from '../../domain/report-reason';
import { DeskAction, type DeskActionKind, isSweep } from '../domain/desk-action.entity';
import { DeskActionStore } from './ports/desk-action-store';

/** Why something is done. */
export interface Because {
  readonly reason: ReportReason;
  /** For site admins alone; empty for none. */
  readonly note: string;
}

/** The job that goes through the links of an action. */
export const SWEEP_JOB = 'desk.sweep';

/** Writes down what a site admin does, and has the links gone through that it is about. */
@Injectable()
export class RecordActionService {
  constructor(
    private readonly store: DeskActionStore,
    private readonly audit: AuditTrail,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Part of the unit of work in which it is done. Throws `InvalidInput` for a note that is too long. */
  async record(
    { admin, address }: JudgeCall,
    kind: DeskActionKind,
    { subject, because }: { readonly subject: string; readonly because: Because },
  ): Promise<DeskAction> {
    const { userId } = admin;
    const note = readPlainText('note', because.note);
    const action = new DeskAction({ kind, subject, userId, reason: because.reason, note }, this.clock.now());
    await this.store.add(action);
    await this.audit.record({
      action: `desk.${kind}`,
      outcome: 'done',
      userId,
      groupId: 0,
      address,
      details: {
        actionId: action.id,
        subject,
        reason: because.reason,
        ...(note === null ? {} : { note: note.replaceAll('\n', ' ') }),
      },
    });
    if (isSweep(kind)) await this.sweep(action);
    return action;
  }

  /** Takes back what holds; what belongs to it is the caller's to take back. Throws `NothingToUndo`. */
  async undo({ admin, address }: JudgeCall, action: DeskAction): Promise<void> {
    action.undo(admin.userId, this.clock.now());
    await this.store.save(action);
    await this.audit.record({
      action: `desk.${action.kind}-undone`,
      outcome: 'done',
      userId: admin.userId,
      groupId: 0,
      address,
      details: { actionId: action.id, subject: action.subject },
    });
    await this.sweep(action);
  }

  /** What holds already of what would be done again; null when it does not. */
  async inForce(kind: DeskActionKind, subject: string): Promise<DeskAction | null> {
    const newest = await this.store.newestOf(kind, subject);
    return newest?.isInForce ? newest : null;
  }

  private sweep({ id, state }: DeskAction): Promise<void> {
    return this.jobs.enqueue({
      name: SWEEP_JOB,
      id: `${SWEEP_JOB}:${String(id)}:${state}`,
      payload: { actionId: id },
    });
  }
}
