import { Injectable } from '@nestjs/common';
import { PatrolSettings } from '../../../config/settings';
import { Clock } from '../../../shared/domain/clock';
import type { PatrolSource } from '../domain/patrol-pace';
import { type PatrolLink, PatrolStore, type PatrolTurn } from './ports/patrol-store';
import { CheckRun, type DueDestination } from './check-run';
import { type Waited, RecheckQueueService } from './recheck-queue.service';

/** What one run is to look at, and how far the patrol has come once it has. */
export interface PlannedCheckRun {
  readonly destinations: readonly DueDestination[];
  readonly links: readonly PatrolLink[];
  readonly waited: Waited;
  readonly roundAt: number | null;
  readonly roundBegan: Date | null;
  readonly madeAt: number;
}

interface Stretch {
  readonly after: number;
  readonly upTo: number;
}

interface Walked {
  /** The last id that was passed. */
  readonly at: number;
  /** Whether it is the last that there is. */
  readonly isEnd: boolean;
}

/** Links that are read at a time, and that a run passes at most: most lead where others lead, or nowhere. */
const ROWS_AT_ONCE = 500;
const MAX_ROWS = 10_000;

/** Chooses what a run looks at: first what is in doubt, changed or new, then the next ones of the round. */
@Injectable()
export class PlanCheckRunService {
  constructor(
    private readonly store: PatrolStore,
    private readonly lines: RecheckQueueService,
    private readonly settings: PatrolSettings,
    private readonly clock: Clock,
  ) {}

  async plan(turn: PatrolTurn): Promise<PlannedCheckRun> {
    const checkRun = new CheckRun(this.settings.perMinute);
    const waited = await this.lines.take(checkRun);
    const made = await this.walk(checkRun, 'made', { after: turn.madeAt, upTo: Number.MAX_SAFE_INTEGER });
    const round = await this.goRound(checkRun, turn);
    const { destinations, links } = checkRun;
    return { destinations, links, waited, madeAt: made.at, ...round };
  }

  /** A round has the links that were there when its turn came; newer ones are looked at as such. */
  private async goRound(
    checkRun: CheckRun,
    { roundAt, roundBegan, madeAt }: PatrolTurn,
  ): Promise<Pick<PlannedCheckRun, 'roundAt' | 'roundBegan'>> {
    const now = this.clock.now();
    const isResting = roundAt === null;
    const isDue = roundBegan === null || now.getTime() - roundBegan.getTime() >= this.settings.roundMs;
    if (isResting && !isDue) return { roundAt, roundBegan };
    const { at, isEnd } = await this.walk(checkRun, 'round', { after: roundAt ?? 0, upTo: madeAt });
    return { roundAt: isEnd ? null : at, roundBegan: isResting ? now : roundBegan };
  }

  private async walk(checkRun: CheckRun, source: PatrolSource, { after, upTo }: Stretch): Promise<Walked> {
    let at = after;
    for (let passed = 0; passed < MAX_ROWS; passed += ROWS_AT_ONCE) {
      const rows = await this.store.rows(at, upTo, ROWS_AT_ONCE);
      for (const { id, link } of rows) {
        if (link && !checkRun.add(source, link)) return { at, isEnd: false };
        at = id;
      }
      if (rows.length < ROWS_AT_ONCE) return { at, isEnd: true };
    }
    return { at, isEnd: false };
  }
}
