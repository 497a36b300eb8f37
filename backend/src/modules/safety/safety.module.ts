import { Module } from '@nestjs/common';
import { AddressSafety } from './application/address-safety';
import { AskOthersService } from './application/ask-others.service';
import { BlockHitsService } from './application/block-hits.service';
import { BlockListsService } from './application/block-lists.service';
import { BlockedAddressesService } from './application/blocked-addresses.service';
import { DomainAgesService } from './application/domain-ages.service';
import { FollowChainService } from './application/follow-chain.service';
import { ForgetFindingsService } from './application/forget-findings.service';
import { JudgeAddressService } from './application/judge-address.service';
import { LocalListsService } from './application/local-lists.service';
import { BlockHitStore } from './application/ports/block-hit-store';
import { BlockListSource } from './application/ports/block-list-source';
import { BlockedAddressStore } from './application/ports/blocked-address-store';
import { ChainWalker } from './application/ports/chain-walker';
import { DomainRegistry } from './application/ports/domain-registry';
import { ThreatList } from './application/ports/threat-list';
import { VerdictStore } from './application/ports/verdict-store';
import { RememberedFindingsService } from './application/remembered-findings.service';
import { SafetyCheckers } from './application/safety-checkers';
import { FileBlockList } from './infrastructure/file-block-list';
import { HttpChainWalker } from './infrastructure/http-chain-walker';
import { RdapRegistry } from './infrastructure/rdap-registry';
import { RdapServers } from './infrastructure/rdap-servers';
import { SqlBlockHits } from './infrastructure/sql-block-hits';
import { SqlBlockedAddresses } from './infrastructure/sql-blocked-addresses';
import { SqlVerdictStore } from './infrastructure/sql-verdict-store';
import { WebRisk } from './infrastructure/web-risk';
import { DayCountsModule } from '../../shared/day-counts/day-counts.module';
import { OwnHostsModule } from '../../shared/own-hosts/own-hosts.module';

@Module({
  imports: [DayCountsModule, OwnHostsModule],
  providers: [
    AskOthersService,
    BlockHitsService,
    BlockListsService,
    BlockedAddressesService,
    DomainAgesService,
    FollowChainService,
    ForgetFindingsService,
    LocalListsService,
    RdapServers,
    RememberedFindingsService,
    SafetyCheckers,
    { provide: AddressSafety, useClass: JudgeAddressService },
    { provide: BlockHitStore, useClass: SqlBlockHits },
    { provide: BlockListSource, useClass: FileBlockList },
    { provide: BlockedAddressStore, useClass: SqlBlockedAddresses },
    { provide: ChainWalker, useClass: HttpChainWalker },
    { provide: DomainRegistry, useClass: RdapRegistry },
    { provide: ThreatList, useClass: WebRisk },
    { provide: VerdictStore, useClass: SqlVerdictStore },
  ],
  exports: [AddressSafety, BlockHitsService, BlockListsService, BlockedAddressesService, DomainRegistry],
})
export class SafetyModule {}
