import { Module } from '@nestjs/common';
import { SafetyModule } from '../../safety';
import { LandingSettingsService } from './application/landing-settings.service';
import { LandingStore } from './application/ports/landing-store';
import { VisitedLandingsService } from './application/visited-landings.service';
import { SqlLandingStore } from './infrastructure/sql-landing-store';
import { OwnHostsModule } from '../../../shared/own-hosts/own-hosts.module';

/** Where a domain leads visitors who name no link, or one that is not there. */
@Module({
  imports: [OwnHostsModule, SafetyModule],
  providers: [
    LandingSettingsService,
    VisitedLandingsService,
    { provide: LandingStore, useClass: SqlLandingStore },
  ],
  exports: [LandingSettingsService, LandingStore, VisitedLandingsService],
})
export class LandingsModule {}
