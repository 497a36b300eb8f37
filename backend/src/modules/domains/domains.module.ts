import { Module } from '@nestjs/common';
import { GroupsModule } from '../groups';
import { BillingModule } from '../billing';
import { IdentityModule } from '../identity';
import { OwnSubdomainService } from './application/own-subdomain.service';
import { LandingsOfPeopleService } from './application/landings-of-people.service';
import { MyDomainsService } from './application/my-domains.service';
import { MyDomainsController } from './http/my-domains.controller';
import { LandingsController } from './http/landings.controller';
import { DomainAppSettingsService } from './application/apps/domain-app-settings.service';
import { VisitedAppFilesService } from './application/apps/visited-app-files.service';
import { DomainAppStore } from './application/ports/domain-app-store';
import { DomainsOfLinksService } from './application/domains-of-links.service';
import { DomainsOfPeopleService } from './application/domains-of-people.service';
import { SubdomainStore } from './application/ports/subdomain-store';
import { ShortDomainsService } from './application/short-domains.service';
import { SubdomainUpkeepService } from './application/subdomain-upkeep.service';
import { SubdomainsService } from './application/subdomains.service';
import { VisitedHostsService } from './application/visited-hosts.service';
import { BrandModule } from './brand/brand.module';
import { CertificatesModule } from './certificates/certificates.module';
import { HostChangesModule } from './host-changes.module';
import { KnownHostsModule } from './known-hosts.module';
import { LandingsModule } from './landings/landings.module';
import { SalesModule } from './sales/sales.module';
import { AppFiles } from './http/app-files';
import { DomainAppsController } from './http/domain-apps.controller';
import { SubdomainsController } from './http/subdomains.controller';
import { TlsAllowed } from './http/tls-allowed';
import { WellKnown } from './http/well-known';
import { SqlDomainAppStore } from './infrastructure/sql-domain-app-store';
import { TypeormSubdomainStore } from './infrastructure/typeorm-subdomain-store';
import { PersonalDataModule } from '../../shared/personal-data/personal-data.module';
import { RateLimitModule } from '../../shared/rate-limit/rate-limit.module';

@Module({
  imports: [
    PersonalDataModule,
    RateLimitModule,
    BillingModule,
    BrandModule,
    CertificatesModule,
    GroupsModule,
    HostChangesModule,
    IdentityModule,
    KnownHostsModule,
    LandingsModule,
    SalesModule,
  ],
  controllers: [DomainAppsController, LandingsController, MyDomainsController, SubdomainsController],
  providers: [
    AppFiles,
    DomainAppSettingsService,
    DomainsOfLinksService,
    DomainsOfPeopleService,
    LandingsOfPeopleService,
    MyDomainsService,
    OwnSubdomainService,
    ShortDomainsService,
    SubdomainsService,
    SubdomainUpkeepService,
    TlsAllowed,
    VisitedAppFilesService,
    VisitedHostsService,
    WellKnown,
    { provide: DomainAppStore, useClass: SqlDomainAppStore },
    { provide: SubdomainStore, useClass: TypeormSubdomainStore },
  ],
  exports: [
    BrandModule,
    CertificatesModule,
    DomainsOfLinksService,
    KnownHostsModule,
    LandingsModule,
    ShortDomainsService,
    SubdomainsService,
    VisitedHostsService,
    WellKnown,
  ],
})
export class DomainsModule {}
