import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { answerText, healthOf, type LinkFindings } from '../../links/values';
import { type AddressVerdict, marksBy } from '../domain/marks-by-verdict';
import { afterFailure, isOutage, type Suspicion } from '../domain/suspicion';
import { type PatrolLink, PatrolStore } from './ports/patrol-store';
import { SuspectStore } from './ports/suspect-store';
import type { MonitoringFindings } from './findings';
import type { Sighting } from './look-at-destinations.service';
import { MarkFindingService } from './mark-finding.service';

/** Since when it has been down; null: it is up; undefined: whatever was thought of it stays. */
type Outage = Date | null | undefined;

/** Turns what was found into what links are marked with. Doing it twice leaves the same as once. */
@Injectable()
export class DrawConclusionsService {
  constructor(
    private readonly store: PatrolStore,
    private readonly suspects: SuspectStore,
    private readonly marking: MarkFindingService,
    private readonly clock: Clock,
  ) {}

  async draw(findings: MonitoringFindings, signal: AbortSignal): Promise<void> {
    const called = findings.sightings.filter(({ links }) => links.length > 0);
    const held = await this.suspects.suspicionsOf(called.map(({ url }) => url));
    const outages = new Map<string | null, Outage>();
    for (const sighting of called) {
      await this.note(sighting);
      outages.set(sighting.url, await this.outageOf(sighting, held.get(sighting.url) ?? null));
      // SQLite answers without leaving this turn of the event loop, and visitors want theirs.
      await setImmediate();
    }
    for (const link of findings.links) await this.conclude(link, findings, outages.get(link.main), signal);
  }

  private async note({ links, answer }: Sighting): Promise<void> {
    if (answer === null) return;
    const linkIds = links.map(({ id }) => id);
    await this.store.note({ linkIds, answer: answerText(answer), isUp: healthOf(answer) === 'up' });
  }

  private async conclude(
    link: PatrolLink,
    findings: MonitoringFindings,
    outage: Outage,
    signal: AbortSignal,
  ): Promise<void> {
    const verdict = findings.verdictOf(link);
    const marks: Partial<LinkFindings> = {
      ...doubtAgain(verdict, link),
      ...marksBy(verdict, link),
      ...(outage === undefined || isSame(outage, link.downSince) ? {} : { downSince: outage }),
    };
    if (Object.keys(marks).length === 0) return;
    signal.throwIfAborted();
    await this.marking.mark(link, marks, findings.hostToName(link));
    await setImmediate();
  }

  private async outageOf(sighting: Sighting, held: Suspicion | null): Promise<Outage> {
    const { url, links, answer } = sighting;
    if (answer === null) return undefined;
    const health = healthOf(answer);
    if (health !== 'down') {
      if (held) await this.suspects.clear(url);
      return health === 'up' ? null : undefined;
    }
    const isKnown = links.every(({ downSince }) => downSince !== null);
    // It has been down for so long that the round alone looks at it.
    if (isKnown && !held) return undefined;
    const now = this.clock.now();
    const suspicion = afterFailure(held, now);
    if (suspicion.nextAt === null) await this.suspects.clear(url);
    else {
      await this.suspects.doubt(
        { url, suspicion },
        links.map(({ id }) => id),
      );
    }
    return isOutage(suspicion, now) ? suspicion.since : undefined;
  }
}

/** What was doubted before is asked again: the author of the link may have shown since that they are a person. */
function doubtAgain({ standing }: AddressVerdict, { warning }: PatrolLink): Partial<LinkFindings> {
  const isDoubted = warning === 'young' || warning === 'free-host';
  return isDoubted && standing === 'suspicious' ? { warning } : {};
}

/** A destination that is down already has been since it was first found so. */
const isSame = (found: Date | null, known: Date | null): boolean => (found === null) === (known === null);
