import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications';
import { GroupsModule } from '../groups';
import { IdentityModule } from '../identity';
import { LinksModule } from '../links';
import { AbuseAlarmService } from './application/abuse-alarm.service';
import { AlarmMailsService } from './application/alarm-mails.service';
import { AppealsService } from './application/appeals.service';
import { CaseFilesService } from './application/case-files.service';
import { JudgeCaseService } from './application/judge-case.service';
import { LinkMeasuresService } from './application/link-measures.service';
import { OwnerNotificationsService } from './application/owner-notifications.service';
import { CaseRepository } from './application/ports/case-repository';
import { ReportStore } from './application/ports/report-store';
import { ReceiveReportService } from './application/receive-report.service';
import { ReportsMetrics } from './application/reports-metrics';
import { ReportsPersonalData } from './application/reports-personal-data';
import { ReportsUpkeep } from './application/reports-upkeep';
import { ShowCasesService } from './application/show-cases.service';
import { AbuseReportsController } from './http/abuse-reports.controller';
import { AppealsController } from './http/appeals.controller';
import { CasesController } from './http/cases.controller';
import { abuseCaseSchema } from './infrastructure/abuse-case.schema';
import { SqlReportStore } from './infrastructure/sql-report-store';
import { TypeormCaseRepository } from './infrastructure/typeorm-case-repository';
import { MailModule } from '../../shared/mail/mail.module';
import { PersonalDataModule } from '../../shared/personal-data/personal-data.module';
import { RateLimitModule } from '../../shared/rate-limit/rate-limit.module';

/** What was reported of links, and what is decided about each. */
@Module({
  imports: [
    MailModule,
    PersonalDataModule,
    RateLimitModule,
    NotificationsModule,
    GroupsModule,
    IdentityModule,
    LinksModule,
    TypeOrmModule.forFeature([abuseCaseSchema]),
  ],
  controllers: [AbuseReportsController, AppealsController, CasesController],
  providers: [
    AbuseAlarmService,
    AlarmMailsService,
    AppealsService,
    CaseFilesService,
    JudgeCaseService,
    LinkMeasuresService,
    OwnerNotificationsService,
    ReceiveReportService,
    ReportsMetrics,
    ReportsPersonalData,
    ReportsUpkeep,
    ShowCasesService,
    { provide: CaseRepository, useClass: TypeormCaseRepository },
    { provide: ReportStore, useClass: SqlReportStore },
  ],
  exports: [JudgeCaseService, OwnerNotificationsService, ReceiveReportService],
})
export class CasesModule {}
