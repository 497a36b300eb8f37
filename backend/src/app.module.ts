import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { ConfigModule } from './config/config.module';
import type { Settings } from './config/settings';
import { AnalyticsModule } from './modules/analytics';
import { IdentityModule } from './modules/identity';
import { LinksModule } from './modules/links';
import { DatabaseModule } from './shared/database/database.module';
import { EventsModule } from './shared/events/events.module';
import { HealthModule } from './shared/health/health.module';
import { EnvelopeInterceptor } from './shared/http/envelope.interceptor';
import { IdempotencyModule } from './shared/http/idempotency.module';
import { ProblemFilter } from './shared/http/problem.filter';
import { JobsModule } from './shared/jobs/jobs.module';
import { PlatformModule } from './shared/platform/platform.module';

/** The house: what every room shares, and the rooms. */
@Module({})
export class AppModule {
  static of(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.of(settings),
        EventsModule,
        PlatformModule,
        HealthModule,
        DatabaseModule,
        JobsModule,
        IdempotencyModule,
        IdentityModule,
        LinksModule,
        AnalyticsModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
      ],
    };
  }
}
