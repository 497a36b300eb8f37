import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { BillingModule } from '../../billing';
import { GroupsModule } from '../../groups';
import { IdentityModule } from '../../identity';
import { AdminsOfGroupService } from './application/admins-of-group.service';
import { ApiMailsService } from './application/api-mails.service';
import { ApiMeterService } from './application/api-meter.service';
import { ApiOverviewService } from './application/api-overview.service';
import { ApiPersonalData } from './application/api-personal-data';
import { ApiPlansService } from './application/api-plans.service';
import { ApiThresholdsService } from './application/api-thresholds.service';
import { ConfirmationCodesService } from './application/confirmation-codes.service';
import { EnableApiService } from './application/enable-api.service';
import { NotificationEmailsService } from './application/notification-emails.service';
import { ApiPlanStore } from './application/ports/api-plan-store';
import { UsageOfGroupService } from './application/usage-of-group.service';
import { ApiPlanController } from './http/api-plan.controller';
import { MeteredCallsInterceptor } from './http/metered-calls.interceptor';
import { MeteredCallsGuard } from './http/metered-calls.guard';
import { SqlApiPlanStore } from './infrastructure/sql-api-plan-store';
import { MailModule } from '../../../shared/mail/mail.module';
import { PersonalDataModule } from '../../../shared/personal-data/personal-data.module';
import { RateLimitModule } from '../../../shared/rate-limit/rate-limit.module';
import { VerifiedPeopleModule } from '../../../shared/verified-people/verified-people.module';

/** Which groups may call the API, and how much they do. */
@Module({
  imports: [
    MailModule,
    PersonalDataModule,
    RateLimitModule,
    VerifiedPeopleModule,
    BillingModule,
    GroupsModule,
    IdentityModule,
  ],
  controllers: [ApiPlanController],
  providers: [
    AdminsOfGroupService,
    ApiMailsService,
    ApiMeterService,
    ApiOverviewService,
    ApiPersonalData,
    ApiPlansService,
    ApiThresholdsService,
    ConfirmationCodesService,
    EnableApiService,
    NotificationEmailsService,
    UsageOfGroupService,
    { provide: ApiPlanStore, useClass: SqlApiPlanStore },
    { provide: APP_GUARD, useClass: MeteredCallsGuard },
    { provide: APP_INTERCEPTOR, useClass: MeteredCallsInterceptor },
  ],
  exports: [ApiMeterService, ApiPlansService],
})
export class ApiPlanModule {}
