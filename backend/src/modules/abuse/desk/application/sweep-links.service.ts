import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { JobHandlers } from '../../../../shared/jobs/job-handlers';
import { type LinkChoice, ModerateLinksService } from '../../../links';
import { DISABLED_FOR, type DeskAction, isSweep, type SweepKind } from '../domain/desk-action.entity';
import { DeskActionStore } from './ports/desk-action-store';
import { SWEEP_JOB } from './record-action.service';
import { SweepTargetsService } from './sweep-targets.service';

/** Links that one transaction deals with: visitors of others, whose clicks are written too, wait for it. */
const LINKS_AT_ONCE = 100;

type Sweep = DeskAction & { readonly kind: SweepKind };

/**
 * Disables the links that an action is about, and enables them again once it is undone: some with each transaction, which
 * also says how far it has come, so that after a crash it goes on where it was.
 */
@Injectable()
export class SweepLinksService implements OnModuleInit {
  constructor(
    private readonly store: DeskActionStore,
    private readonly links: ModerateLinksService,
    private readonly targets: SweepTargetsService,
    private readonly handlers: JobHandlers,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(
      SWEEP_JOB,
      ({ actionId }: { readonly actionId: number }, { signal }) => this.sweep(actionId, signal),
      'long',
    );
  }

  private async sweep(actionId: number, signal: AbortSignal): Promise<void> {
    while (await this.unitOfWork.runRepeatable(() => this.next(actionId))) signal.throwIfAborted();
  }

  /** Whether there may be more. */
  private async next(actionId: number): Promise<boolean> {
    const action = await this.store.hold(actionId);
    if (!action || !isSweepAction(action)) return false;
    if (action.state === 'running') return this.disableSome(action);
    return action.state === 'undoing' && this.enableSome(action);
  }

  private async disableSome(action: Sweep): Promise<boolean> {
    const batch = { after: action.passedLinkId, limit: LINKS_AT_ONCE };
    const links = await this.links.next(choiceOf(action), batch);
    const last = links.at(-1);
    if (last === undefined) action.end(this.clock.now());
    else {
      const chosen = this.targets.chosen(action, links).map(({ linkId }) => linkId);
      // What another action has disabled is this one's, too: undoing that one alone enables nothing of it.
      const held = await this.store.heldAmong(chosen);
      const disabled = await this.links.disable(chosen, DISABLED_FOR[action.kind]);
      await this.store.addLinks(action.id, [...new Set([...held, ...disabled.map(({ linkId }) => linkId)])]);
      await this.targets.announce(action, disabled, true);
      action.pass(last.linkId, { lookedAt: links.length, disabled: disabled.length });
    }
    await this.store.save(action);
    return last !== undefined;
  }

  private async enableSome(action: Sweep): Promise<boolean> {
    const taken = await this.store.takeLinks(action.id, LINKS_AT_ONCE);
    if (taken.length === 0) action.endUndo();
    else {
      const held = await this.store.heldAmong(taken);
      const free = taken.filter((id) => !held.has(id));
      const enabled = await this.links.enable(free, DISABLED_FOR[action.kind]);
      await this.targets.announce(action, enabled, false);
      action.giveBack(enabled.length);
    }
    await this.store.save(action);
    return taken.length > 0;
  }
}

const isSweepAction = (action: DeskAction): action is Sweep => isSweep(action.kind);

function choiceOf({ kind, subject }: Sweep): LinkChoice {
  switch (kind) {
    case 'browser-suspended':
      return { of: 'browser', browserUuid: subject };
    case 'person-suspended':
      return { of: 'person', userId: Number(subject) };
    case 'address-blocked':
      return { of: 'all' };
  }
}
