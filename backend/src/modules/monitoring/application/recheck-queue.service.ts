import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { afterMissedLook, nextTry } from '../domain/retry-policy';
import { PatrolStore, type RecheckRequest } from './ports/patrol-store';
import { SuspectStore } from './ports/suspect-store';
import type { CheckRun } from './check-run';
import type { MonitoringFindings } from './findings';

/** What a run has taken from the lines. */
export interface Waited {
  readonly requests: readonly RecheckRequest[];
  /** Destinations that were to be looked at again. */
  readonly suspects: readonly string[];
}

/**
 * The lines of what is to be looked at before its turn in the round. What was looked at leaves its line; what could
 * not be goes to its end, and keeps no other waiting.
 */
@Injectable()
export class RecheckQueueService {
  constructor(
    private readonly store: PatrolStore,
    private readonly suspects: SuspectStore,
    private readonly clock: Clock,
  ) {}

  /** As many of each line as there is room for; the others stay where they are. */
  async take(checkRun: CheckRun): Promise<Waited> {
    const suspects = await this.takeSuspects(checkRun);
    return { suspects, requests: await this.takeRequests(checkRun) };
  }

  async close({ requests, suspects }: Waited, findings: MonitoringFindings): Promise<void> {
    const now = this.clock.now();
    const links = new Map(findings.links.map((link) => [link.id, link]));
    const done: RecheckRequest[] = [];
    for (const request of requests) {
      const link = links.get(request.linkId);
      const next = link === undefined || findings.isLookedAt(link) ? null : nextTry(request.tries, now);
      if (next === null) done.push(request);
      else await this.store.postpone(request, next);
    }
    await this.store.fulfil(done);
    const missed = suspects.filter((url) => findings.answerOf(url) === null);
    await this.suspects.postpone(missed, afterMissedLook(now));
  }

  private async takeSuspects(checkRun: CheckRun): Promise<readonly string[]> {
    const due = await this.suspects.due(this.clock.now(), checkRun.roomFor('suspects'));
    const keys = new Map(due.map(({ linkId, key }) => [linkId, key]));
    const taken = new Set<string>();
    for (const link of await this.store.linksOf([...keys.keys()])) {
      if (link.main === null || keys.get(link.id) !== this.suspects.keyOf(link.main)) continue;
      keys.delete(link.id);
      if (checkRun.add('suspects', link)) taken.add(link.main);
    }
    await this.suspects.dropLinks([...keys.keys()]);
    return [...taken];
  }

  /** Links that lead nowhere any more are taken, too: no one waits for them. */
  private async takeRequests(checkRun: CheckRun): Promise<readonly RecheckRequest[]> {
    const requests = await this.store.requests(checkRun.roomFor('requests'));
    const links = await this.store.linksOf(requests.map(({ linkId }) => linkId));
    const left = new Set(links.filter((link) => !checkRun.add('requests', link)).map(({ id }) => id));
    return requests.filter(({ linkId }) => !left.has(linkId));
  }
}
