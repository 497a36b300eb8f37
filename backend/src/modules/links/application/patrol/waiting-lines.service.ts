import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { afterMissedLook, nextTry } from '../../domain/patrol/patience';
import { PatrolStore, type PatrolWish } from '../ports/patrol-store';
import { SuspectStore } from '../ports/suspect-store';
import type { Beat } from './beat';
import type { Findings } from './findings';

/** What a run has taken from the lines. */
export interface Waited {
  readonly wishes: readonly PatrolWish[];
  /** Destinations that were to be looked at again. */
  readonly suspects: readonly string[];
}

/**
 * The lines of what is to be looked at before its turn in the round. Whoever was looked at leaves its line; whoever could
 * not be goes to its end, and keeps nobody waiting.
 */
@Injectable()
export class WaitingLines {
  constructor(
    private readonly store: PatrolStore,
    private readonly suspects: SuspectStore,
    private readonly clock: Clock,
  ) {}

  /** As many of each line as there is room for; the others stay where they are. */
  async take(beat: Beat): Promise<Waited> {
    const suspects = await this.takeSuspects(beat);
    return { suspects, wishes: await this.takeWishes(beat) };
  }

  async close({ wishes, suspects }: Waited, findings: Findings): Promise<void> {
    const now = this.clock.now();
    const links = new Map(findings.links.map((link) => [link.id, link]));
    const done: PatrolWish[] = [];
    for (const wish of wishes) {
      const link = links.get(wish.linkId);
      const next = link === undefined || findings.isLookedAt(link) ? null : nextTry(wish.tries, now);
      if (next === null) done.push(wish);
      else await this.store.postpone(wish, next);
    }
    await this.store.fulfil(done);
    const missed = suspects.filter((url) => findings.answerOf(url) === null);
    await this.suspects.postpone(missed, afterMissedLook(now));
  }

  private async takeSuspects(beat: Beat): Promise<readonly string[]> {
    const due = await this.suspects.due(this.clock.now(), beat.roomFor('suspects'));
    const keys = new Map(due.map(({ linkId, key }) => [linkId, key]));
    const taken = new Set<string>();
    for (const link of await this.store.linksOf([...keys.keys()])) {
      if (link.main === null || keys.get(link.id) !== this.suspects.keyOf(link.main)) continue;
      keys.delete(link.id);
      if (beat.add('suspects', link)) taken.add(link.main);
    }
    await this.suspects.dropLinks([...keys.keys()]);
    return [...taken];
  }

  /** Links that lead nowhere any more are taken, too: nobody waits for them. */
  private async takeWishes(beat: Beat): Promise<readonly PatrolWish[]> {
    const wishes = await this.store.wishes(beat.roomFor('wishes'));
    const links = await this.store.linksOf(wishes.map(({ linkId }) => linkId));
    const left = new Set(links.filter((link) => !beat.add('wishes', link)).map(({ id }) => id));
    return wishes.filter(({ linkId }) => !left.has(linkId));
  }
}
