import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { ConfigModule } from './config/config.module';
import type { Settings } from './config/settings-from-env';
import { AccountModule } from './modules/account';
import { AnalyticsModule } from './modules/analytics';
import { BatchModule } from './modules/batch';
import { BillingModule } from './modules/billing';
import { DeveloperModule } from './modules/developer';
import { DomainsModule } from './modules/domains';
import { GroupsModule } from './modules/groups';
import { IdentityModule } from './modules/identity';
import { LinksModule } from './modules/links';
import { NotificationsModule } from './modules/notifications';
import { PaymentsModule } from './modules/payments';
import { MonitoringModule } from './modules/monitoring';
import { RedirectsModule } from './modules/redirects';
import { SafetyModule } from './modules/safety';
import { AbuseModule } from './modules/abuse';
import { TeamsModule } from './modules/teams';
import { WeeklyReportsModule } from './modules/weekly-reports';
import { AuditModule } from './shared/audit/audit.module';
import { DatabaseModule } from './shared/database/database.module';
import type { DatabaseTimeouts } from './shared/database/database-timeouts';
import { EventsModule } from './shared/events/events.module';
import { GeoModule } from './shared/geo/geo.module';
import { HealthModule } from './shared/health/health.module';
import { EnvelopeInterceptor } from './shared/http/envelope.interceptor';
import { HumanVerificationModule } from './shared/human-verification/human-verification.module';
import { IdempotencyModule } from './shared/http/idempotency.module';
import { ProblemFilter } from './shared/http/problem.filter';
import { VisitorsModule } from './shared/http/visitors.module';
import type { JobPace } from './shared/jobs/job';
import { JobsModule } from './shared/jobs/jobs.module';
import { MailModule } from './shared/mail/mail.module';
import { OutboundModule } from './shared/outbound/outbound.module';
import type { OutboundNetwork } from './shared/outbound/outbound-network';
import { OutboxModule } from './shared/outbox/outbox.module';
import { PersonalDataModule } from './shared/personal-data/personal-data.module';
import { PlatformModule } from './shared/platform/platform.module';
import { RateLimitModule } from './shared/rate-limit/rate-limit.module';
import { SmsModule } from './shared/sms/sms.module';
import { OwnHostsModule } from './shared/own-hosts/own-hosts.module';
import { PeopleNamesModule } from './shared/people-names/people-names.module';
import { VerifiedPeopleModule } from './shared/verified-people/verified-people.module';

/** What is another in tests. */
export interface Surroundings {
  /** What calls to addresses that strangers name stand on: the internet, but for tests. */
  readonly network: OutboundNetwork;
  /** How fast jobs are done; tests do not wait for the next look. */
  readonly pace: JobPace;
  readonly timeouts: DatabaseTimeouts;
}

/** The house: what every room shares, and the rooms. */
@Module({})
export class AppModule {
  static forRoot(settings: Settings, { network, pace, timeouts }: Surroundings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(settings),
        EventsModule,
        PlatformModule,
        HealthModule,
        DatabaseModule.forRoot(timeouts),
        JobsModule.forRoot(pace, settings),
        OutboundModule.forRoot(network),
        OutboxModule,
        MailModule,
        SmsModule,
        IdempotencyModule,
        VisitorsModule,
        AuditModule,
        PersonalDataModule,
        OwnHostsModule,
        PeopleNamesModule,
        VerifiedPeopleModule,
        RateLimitModule,
        HumanVerificationModule,
        GeoModule,
        GroupsModule,
        BillingModule,
        IdentityModule,
        NotificationsModule,
        PaymentsModule,
        AccountModule,
        TeamsModule,
        DomainsModule,
        SafetyModule,
        LinksModule,
        AbuseModule,
        RedirectsModule,
        MonitoringModule,
        AnalyticsModule,
        WeeklyReportsModule,
        BatchModule,
        DeveloperModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
      ],
    };
  }
}
