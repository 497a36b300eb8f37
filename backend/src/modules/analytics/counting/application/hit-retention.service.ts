import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { PlansService } from '../../../billing';
import { isKeptLonger, keptShorter, type Retention } from '../domain/retention';
import { entryOf } from './hit-logging';
import { KeptHits } from './ports/kept-hits';

/** Has hits that were written down under a larger plan kept no longer than the plan of their group allows now. */
@Injectable()
export class HitRetentionService {
  constructor(
    private readonly kept: KeptHits,
    private readonly plans: PlansService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Goes through the log once, an entry in each transaction; doing so again changes nothing. */
  async shorten(groupId: number, signal: AbortSignal): Promise<void> {
    const { logRetentionDays: days } = (await this.plans.planOf(groupId)).limits;
    let after = 0;
    for (;;) {
      const spans = await this.kept.spansAfter(after);
      const last = spans.at(-1);
      if (!last) return;
      for (const span of spans.filter((each) => isKeptLonger(each, days))) {
        signal.throwIfAborted();
        while (!(await this.unitOfWork.run(() => this.shortenEntry(span.id, { groupId, days }))));
        // An entry holds up to 2000 hits, and visitors want their turns.
        await setImmediate();
      }
      after = last.id;
      await setImmediate();
    }
  }

  /** False when another process has changed it meanwhile, and it has to be looked at again. */
  private async shortenEntry(id: number, retention: Retention): Promise<boolean> {
    const entry = await this.kept.find(id);
    if (!entry) return true;
    const parts = keptShorter(entry, retention, this.clock.now().getTime());
    return parts === null || this.kept.replace(entry, parts.map(entryOf));
  }
}
