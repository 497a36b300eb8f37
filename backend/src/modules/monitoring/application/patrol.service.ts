import { Injectable } from '@nestjs/common';
import { FreeHostsService } from '../../links';
import { healthOf, isOnTheWay, addressHostOf } from '../../links/values';
import { beyondDoubt, isDoubtful } from '../domain/own-trouble';
import { PatrolStore, type PatrolTurn } from './ports/patrol-store';
import { DrawConclusionsService } from './draw-conclusions.service';
import { MonitoringFindings } from './findings';
import { LookAtDestinationsService, type Sighting } from './look-at-destinations.service';
import { PlanCheckRunService } from './plan-check-run.service';
import { RecheckQueueService } from './recheck-queue.service';

/** Asked, one after the other, when no server seems to answer; kept from run to run. */
const MAX_WITNESSES = 5;

/** Front doors of the hosts that answered last, each once. */
function witnessesOf(found: readonly Sighting[], before: readonly string[]): readonly string[] {
  const fine = found.filter(({ answer }) => healthOf(answer) === 'up');
  const doors = fine.map(({ url }) => `${new URL(url).origin}/`).reverse();
  return [...new Set([...doors, ...before])].slice(0, MAX_WITNESSES);
}

/** Looks after living links: at some of them with each run, one run at a time, wherever it runs. */
@Injectable()
export class PatrolService {
  constructor(
    private readonly store: PatrolStore,
    private readonly planCheckRun: PlanCheckRunService,
    private readonly lookout: LookAtDestinationsService,
    private readonly conclusions: DrawConclusionsService,
    private readonly lines: RecheckQueueService,
    private readonly freeHosts: FreeHostsService,
  ) {}

  /** What was not finished is looked at again. */
  async run(signal: AbortSignal): Promise<void> {
    const turn = await this.store.begin();
    if (!turn) return;
    try {
      await this.walk(turn, signal);
    } catch (error) {
      await this.store.release(turn);
      throw error;
    }
  }

  private async walk(turn: PatrolTurn, signal: AbortSignal): Promise<void> {
    const checkRun = await this.planCheckRun.plan(turn);
    await this.freeHosts.note(checkRun.links);
    const found = await this.lookout.look(checkRun.destinations, signal);
    const certain = await this.withoutOwnTrouble(found, turn.witnesses);
    const findings = new MonitoringFindings(certain, checkRun.links);
    await this.conclusions.draw(findings, signal);
    await this.lines.close(checkRun.waited, findings);
    const { roundAt, roundBegan, madeAt } = checkRun;
    const witnesses = witnessesOf(certain, turn.witnesses);
    await this.store.end(turn, { roundAt, roundBegan, madeAt, witnesses });
  }

  private async withoutOwnTrouble(
    found: readonly Sighting[],
    witnesses: readonly string[],
  ): Promise<readonly Sighting[]> {
    if (!isDoubtful(found)) return found;
    const away = new Set(found.filter(({ answer }) => isOnTheWay(answer)).map(({ host }) => host));
    const others = witnesses.filter((url) => !away.has(addressHostOf(url)));
    return (await this.lookout.isAnyThere(others)) ? found : beyondDoubt(found);
  }
}
