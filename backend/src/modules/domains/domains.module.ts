import { Module } from '@nestjs/common';
import { AccountModule } from '../account';
import { AppsOfPeople } from './application/apps/apps-of-people.service';
import { DomainAppSettings } from './application/apps/domain-app-settings.service';
import { VisitedAppFiles } from './application/apps/visited-app-files.service';
import { DomainAppStore } from './application/ports/domain-app-store';
import { DomainStore } from './application/ports/domain-store';
import { ShortDomains } from './application/short-domains.service';
import { VisitedHosts } from './application/visited-hosts.service';
import { AppFiles } from './http/app-files';
import { DomainAppsController } from './http/domain-apps.controller';
import { SqlDomainAppStore } from './infrastructure/sql-domain-app-store';
import { TypeormDomainStore } from './infrastructure/typeorm-domain-store';

@Module({
  imports: [AccountModule],
  controllers: [DomainAppsController],
  providers: [
    AppFiles,
    AppsOfPeople,
    DomainAppSettings,
    ShortDomains,
    VisitedAppFiles,
    VisitedHosts,
    { provide: DomainAppStore, useClass: SqlDomainAppStore },
    { provide: DomainStore, useClass: TypeormDomainStore },
  ],
  exports: [AppFiles, ShortDomains, VisitedHosts],
})
export class DomainsModule {}
