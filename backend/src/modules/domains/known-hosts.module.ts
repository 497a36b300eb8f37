import { Module } from '@nestjs/common';
import { KnownHostsService } from './application/hosts/known-hosts.service';
import { LinksOnDomainsService } from './application/links-on-domains.service';
import { DomainStore } from './application/ports/domain-store';
import { HostChangesModule } from './host-changes.module';
import { TypeormDomainStore } from './infrastructure/typeorm-domain-store';
import { OwnHostsModule } from '../../shared/own-hosts/own-hosts.module';

/** All hosts and domains, by name and number. */
@Module({
  imports: [OwnHostsModule, HostChangesModule],
  providers: [
    KnownHostsService,
    LinksOnDomainsService,
    { provide: DomainStore, useClass: TypeormDomainStore },
  ],
  exports: [DomainStore, KnownHostsService, LinksOnDomainsService],
})
export class KnownHostsModule {}
