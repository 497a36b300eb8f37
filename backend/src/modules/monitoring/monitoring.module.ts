import { Module } from '@nestjs/common';
import { DomainsModule } from '../domains';
import { LinksModule } from '../links';
import { SafetyModule } from '../safety';
import { DestinationChangesHandler } from './application/destination-changes.handler';
import { DrawConclusionsService } from './application/draw-conclusions.service';
import { LookAtDestinationsService } from './application/look-at-destinations.service';
import { MarkFindingService } from './application/mark-finding.service';
import { MonitoringEventsService } from './application/monitoring-events.service';
import { PatrolSchedule } from './application/patrol-schedule';
import { PatrolService } from './application/patrol.service';
import { PlanCheckRunService } from './application/plan-check-run.service';
import { DestinationProbe } from './application/ports/destination-probe';
import { PatrolStore } from './application/ports/patrol-store';
import { SuspectStore } from './application/ports/suspect-store';
import { RecheckQueueService } from './application/recheck-queue.service';
import { HttpDestinationProbe } from './infrastructure/http-destination-probe';
import { SqlPatrolStore } from './infrastructure/sql-patrol-store';
import { SqlSuspectStore } from './infrastructure/sql-suspect-store';

/** Looking after the destinations of living links. */
@Module({
  imports: [DomainsModule, LinksModule, SafetyModule],
  providers: [
    DestinationChangesHandler,
    DrawConclusionsService,
    LookAtDestinationsService,
    MarkFindingService,
    PatrolService,
    MonitoringEventsService,
    PatrolSchedule,
    PlanCheckRunService,
    RecheckQueueService,
    { provide: DestinationProbe, useClass: HttpDestinationProbe },
    { provide: PatrolStore, useClass: SqlPatrolStore },
    { provide: SuspectStore, useClass: SqlSuspectStore },
  ],
})
export class MonitoringModule {}
