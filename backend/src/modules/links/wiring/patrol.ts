import { DrawConclusions } from '../application/patrol/draw-conclusions.service';
import { LookAtDestinations } from '../application/patrol/look-at-destinations.service';
import { MarkFinding } from '../application/patrol/mark-finding.service';
import { PatrolNews } from '../application/patrol/patrol-news.service';
import { PatrolSchedule } from '../application/patrol/patrol-schedule';
import { Patrol } from '../application/patrol/patrol.service';
import { PlanBeat } from '../application/patrol/plan-beat.service';
import { WaitingLines } from '../application/patrol/waiting-lines.service';
import { DestinationProbe } from '../application/ports/destination-probe';
import { PatrolStore } from '../application/ports/patrol-store';
import { SuspectStore } from '../application/ports/suspect-store';
import { HttpDestinationProbe } from '../infrastructure/patrol/http-destination-probe';
import { SqlPatrolStore } from '../infrastructure/patrol/sql-patrol-store';
import { SqlSuspectStore } from '../infrastructure/patrol/sql-suspect-store';

/** Looking after the destinations of living links. */
export const PATROL = {
  providers: [
    DrawConclusions,
    LookAtDestinations,
    MarkFinding,
    Patrol,
    PatrolNews,
    PatrolSchedule,
    PlanBeat,
    WaitingLines,
    { provide: DestinationProbe, useClass: HttpDestinationProbe },
    { provide: PatrolStore, useClass: SqlPatrolStore },
    { provide: SuspectStore, useClass: SqlSuspectStore },
  ],
};
