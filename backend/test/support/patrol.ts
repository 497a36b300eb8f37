import { PatrolSettings } from '../../src/config/settings';
import type { DomainsOfLinksService } from '../../src/modules/domains';
import { MarkLinkService } from '../../src/modules/links/core/application/mark-link.service';
import { DrawConclusionsService } from '../../src/modules/monitoring/application/draw-conclusions.service';
import { LookAtDestinationsService } from '../../src/modules/monitoring/application/look-at-destinations.service';
import { MarkFindingService } from '../../src/modules/monitoring/application/mark-finding.service';
import { MonitoringEventsService } from '../../src/modules/monitoring/application/monitoring-events.service';
import { PatrolService } from '../../src/modules/monitoring/application/patrol.service';
import { PlanCheckRunService } from '../../src/modules/monitoring/application/plan-check-run.service';
import { RecheckQueueService } from '../../src/modules/monitoring/application/recheck-queue.service';
import { FreeHostsService } from '../../src/modules/links/core/application/safety/free-hosts.service';
import type { LinkWarningsService } from '../../src/modules/links/core/application/safety/link-warnings.service';
import type { LinkWarning } from '../../src/modules/links/core/domain/link-findings';
import type { ProbeAnswer } from '../../src/modules/links/core/domain/health/destination-health';
import type {
  DestinationBack,
  DestinationDown,
  DestinationJudged,
} from '../../src/modules/monitoring/events';
import { SqlPatrolStore } from '../../src/modules/monitoring/infrastructure/sql-patrol-store';
import { SqlSuspectStore } from '../../src/modules/monitoring/infrastructure/sql-suspect-store';
import { SqlFreeHostRecords } from '../../src/modules/links/core/infrastructure/sql-free-host-records';
import { TypeormLinkRepository } from '../../src/modules/links/core/infrastructure/typeorm-link-repository';
import type { AddressSafety, Verdict } from '../../src/modules/safety';
import type { TestEngine } from './database';

const HOUR_MS = 3_600_000;
const CLEAN: Verdict = {
  standing: 'clean',
  reasons: [],
  finalUrl: null,
  httpStatus: null,
  checkedAt: new Date(0),
  isComplete: true,
};

/** Everything but the world: that says what it is told, and remembers who came. */
export class PatrolWorld {
  at = new Date('2026-11-22T12:00:00Z');
  readonly answers = new Map<string, ProbeAnswer>();
  readonly verdicts = new Map<string, Partial<Verdict>>();
  /** What is known without asking, of all addresses of a link, for visitors who are warned at all. */
  doubt: LinkWarning | null = null;
  readonly probed: string[] = [];
  readonly judged: string[] = [];
  readonly news: (DestinationDown | DestinationBack | DestinationJudged)[] = [];
  /** Comes before each answer. */
  beforeAnswer: (url: string) => Promise<void> = () => Promise.resolve();

  readonly clock = { now: () => this.at };

  readonly probe = {
    probe: async (url: string): Promise<ProbeAnswer> => {
      this.probed.push(url);
      await this.beforeAnswer(url);
      return this.answers.get(url) ?? 200;
    },
  };

  readonly safety = {
    judge: (url: string): Promise<Verdict> => {
      this.judged.push(url);
      return Promise.resolve({ ...CLEAN, ...this.verdicts.get(url) });
    },
  } as unknown as AddressSafety;

  later(ms: number): void {
    this.at = new Date(this.at.getTime() + ms);
  }

  /** What has been called since it was last asked. */
  calls(): string[] {
    return this.probed.splice(0).sort();
  }
}

/** What is known of names below free hosts. */
export const freeHostRecordsOf = ({ unitOfWork }: TestEngine): SqlFreeHostRecords =>
  new SqlFreeHostRecords(unitOfWork);

/** One that meets this world. */
export function patrolOf(engine: TestEngine, world: PatrolWorld, pace = 40): PatrolService {
  const { unitOfWork } = engine;
  const settings = new PatrolSettings(false, pace, 6 * HOUR_MS);
  const links = new TypeormLinkRepository(unitOfWork);
  const store = new SqlPatrolStore(unitOfWork, world.clock);
  const suspects = new SqlSuspectStore(unitOfWork);
  const domains = {
    domainOf: () => Promise.resolve({ origin: 'https://s.test', host: 's.test' }),
  } as unknown as DomainsOfLinksService;
  const warnings = { ofNew: () => Promise.resolve(world.doubt) } as unknown as LinkWarningsService;
  const freeHosts = new FreeHostsService(freeHostRecordsOf(engine), world.clock);
  const event = new MonitoringEventsService(domains, unitOfWork, world.clock);
  const marking = new MarkFindingService(
    new MarkLinkService(links, freeHosts, unitOfWork),
    warnings,
    event,
    unitOfWork,
  );
  const lines = new RecheckQueueService(store, suspects, world.clock);
  return new PatrolService(
    store,
    new PlanCheckRunService(store, lines, settings, world.clock),
    new LookAtDestinationsService(world.safety, world.probe),
    new DrawConclusionsService(store, suspects, marking, world.clock),
    lines,
    freeHosts,
  );
}
