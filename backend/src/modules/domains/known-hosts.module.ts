import { Module } from '@nestjs/common';
import { KnownHosts } from './application/hosts/known-hosts.service';
import { LinksOnDomains } from './application/links-on-domains.service';
import { DomainStore } from './application/ports/domain-store';
import { HostChangesModule } from './host-changes.module';
import { TypeormDomainStore } from './infrastructure/typeorm-domain-store';
import { OwnHostsModule } from '../../shared/own-hosts/own-hosts.module';

/** All hosts and domains, by name and number. */
@Module({
  imports: [OwnHostsModule, HostChangesModule],
  providers: [KnownHosts, LinksOnDomains, { provide: DomainStore, useClass: TypeormDomainStore }],
  exports: [DomainStore, KnownHosts, LinksOnDomains],
})
export class KnownHostsModule {}
