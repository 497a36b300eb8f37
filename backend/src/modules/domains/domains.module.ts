import { Module } from '@nestjs/common';
import { GroupsModule } from '../groups';
import { SqlChangeLog } from '../../shared/change-feed/sql-change-log';
import { UnitOfWork } from '../../shared/database/unit-of-work';
import { DomainAppSettings } from './application/apps/domain-app-settings.service';
import { VisitedAppFiles } from './application/apps/visited-app-files.service';
import { DomainAppStore } from './application/ports/domain-app-store';
import { DomainsOfLinks } from './application/domains-of-links.service';
import { DomainsOfPeople } from './application/domains-of-people.service';
import { HostChangeFeed } from './application/hosts/host-change-feed.service';
import { KnownHosts } from './application/hosts/known-hosts.service';
import { DomainStore } from './application/ports/domain-store';
import { HostChangeLog } from './application/ports/host-change-log';
import { SubdomainStore } from './application/ports/subdomain-store';
import { ShortDomains } from './application/short-domains.service';
import { SubdomainUpkeep } from './application/subdomain-upkeep.service';
import { Subdomains } from './application/subdomains.service';
import { VisitedHosts } from './application/visited-hosts.service';
import { AppFiles } from './http/app-files';
import { DomainAppsController } from './http/domain-apps.controller';
import { SubdomainsController } from './http/subdomains.controller';
import { SqlDomainAppStore } from './infrastructure/sql-domain-app-store';
import { TypeormDomainStore } from './infrastructure/typeorm-domain-store';
import { TypeormSubdomainStore } from './infrastructure/typeorm-subdomain-store';

@Module({
  imports: [GroupsModule],
  controllers: [DomainAppsController, SubdomainsController],
  providers: [
    AppFiles,
    DomainAppSettings,
    DomainsOfLinks,
    DomainsOfPeople,
    HostChangeFeed,
    KnownHosts,
    ShortDomains,
    Subdomains,
    SubdomainUpkeep,
    VisitedAppFiles,
    VisitedHosts,
    { provide: DomainAppStore, useClass: SqlDomainAppStore },
    { provide: DomainStore, useClass: TypeormDomainStore },
    {
      provide: HostChangeLog,
      inject: [UnitOfWork],
      useFactory: (unitOfWork: UnitOfWork) => new SqlChangeLog(unitOfWork, 'host_news'),
    },
    { provide: SubdomainStore, useClass: TypeormSubdomainStore },
  ],
  exports: [AppFiles, DomainsOfLinks, ShortDomains, Subdomains, VisitedHosts],
})
export class DomainsModule {}
