import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications';
import { GroupsModule } from '../groups';
import { IdentityModule } from '../identity';
import { LinksModule } from '../links';
import { AbuseAlarm } from './application/abuse-alarm.service';
import { AlarmMails } from './application/alarm-mails.service';
import { Appeals } from './application/appeals.service';
import { CaseFiles } from './application/case-files.service';
import { JudgeCase } from './application/judge-case.service';
import { LinkMeasures } from './application/link-measures.service';
import { OwnerNotifications } from './application/owner-notifications.service';
import { CaseRepository } from './application/ports/case-repository';
import { ReportStore } from './application/ports/report-store';
import { ReceiveReport } from './application/receive-report.service';
import { ReportsMetrics } from './application/reports-metrics';
import { ReportsPersonalData } from './application/reports-personal-data';
import { ReportsUpkeep } from './application/reports-upkeep';
import { ShowCases } from './application/show-cases.service';
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
    AbuseAlarm,
    AlarmMails,
    Appeals,
    CaseFiles,
    JudgeCase,
    LinkMeasures,
    OwnerNotifications,
    ReceiveReport,
    ReportsMetrics,
    ReportsPersonalData,
    ReportsUpkeep,
    ShowCases,
    { provide: CaseRepository, useClass: TypeormCaseRepository },
    { provide: ReportStore, useClass: SqlReportStore },
  ],
  exports: [JudgeCase, ReceiveReport],
})
export class CasesModule {}
