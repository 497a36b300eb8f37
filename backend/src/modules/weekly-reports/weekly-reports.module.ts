import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics';
import { GroupsModule } from '../groups';
import { IdentityModule } from '../identity';
import { WeeklyReportStore } from './application/ports/weekly-report-store';
import { ReportEndTokensService } from './application/report-end-tokens.service';
import { ReportLettersService } from './application/report-letters.service';
import { ReportRecipientsService } from './application/report-recipients.service';
import { SendWeeklyReportsService } from './application/send-weekly-reports.service';
import { WeeklyReportChoicesService } from './application/weekly-report-choices.service';
import { WeeklyReportsPersonalData } from './application/weekly-reports-personal-data';
import { WeeklyReportsUpkeep } from './application/weekly-reports-upkeep';
import { EndedReportsController } from './http/ended-reports.controller';
import { WeeklyReportsController } from './http/weekly-reports.controller';
import { SqlWeeklyReportStore } from './infrastructure/sql-weekly-report-store';
import { MailModule } from '../../shared/mail/mail.module';
import { PersonalDataModule } from '../../shared/personal-data/personal-data.module';

@Module({
  imports: [MailModule, PersonalDataModule, AnalyticsModule, GroupsModule, IdentityModule],
  controllers: [WeeklyReportsController, EndedReportsController],
  providers: [
    { provide: WeeklyReportStore, useClass: SqlWeeklyReportStore },
    ReportEndTokensService,
    ReportLettersService,
    ReportRecipientsService,
    SendWeeklyReportsService,
    WeeklyReportChoicesService,
    WeeklyReportsPersonalData,
    WeeklyReportsUpkeep,
  ],
})
export class WeeklyReportsModule {}
