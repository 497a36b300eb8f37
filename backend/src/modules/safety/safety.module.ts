import { Module } from '@nestjs/common';
import { AddressSafety } from './application/address-safety';
import { AskOthers } from './application/ask-others.service';
import { BlockLists } from './application/block-lists.service';
import { BlockedAddresses } from './application/blocked-addresses.service';
import { DomainAges } from './application/domain-ages.service';
import { FollowChain } from './application/follow-chain.service';
import { ForgetFindings } from './application/forget-findings.service';
import { JudgeAddress } from './application/judge-address.service';
import { LocalLists } from './application/local-lists.service';
import { BlockListSource } from './application/ports/block-list-source';
import { BlockedAddressStore } from './application/ports/blocked-address-store';
import { ChainWalker } from './application/ports/chain-walker';
import { DomainRegistry } from './application/ports/domain-registry';
import { ThreatList } from './application/ports/threat-list';
import { VerdictStore } from './application/ports/verdict-store';
import { RememberedFindings } from './application/remembered-findings.service';
import { SafetyCheckers } from './application/safety-checkers';
import { FileBlockList } from './infrastructure/file-block-list';
import { HttpChainWalker } from './infrastructure/http-chain-walker';
import { RdapRegistry } from './infrastructure/rdap-registry';
import { RdapServers } from './infrastructure/rdap-servers';
import { SqlBlockedAddresses } from './infrastructure/sql-blocked-addresses';
import { SqlVerdictStore } from './infrastructure/sql-verdict-store';
import { WebRisk } from './infrastructure/web-risk';
import { OwnHostsModule } from '../../shared/own-hosts/own-hosts.module';

@Module({
  imports: [OwnHostsModule],
  providers: [
    AskOthers,
    BlockLists,
    BlockedAddresses,
    DomainAges,
    FollowChain,
    ForgetFindings,
    LocalLists,
    RdapServers,
    RememberedFindings,
    SafetyCheckers,
    { provide: AddressSafety, useClass: JudgeAddress },
    { provide: BlockListSource, useClass: FileBlockList },
    { provide: BlockedAddressStore, useClass: SqlBlockedAddresses },
    { provide: ChainWalker, useClass: HttpChainWalker },
    { provide: DomainRegistry, useClass: RdapRegistry },
    { provide: ThreatList, useClass: WebRisk },
    { provide: VerdictStore, useClass: SqlVerdictStore },
  ],
  exports: [AddressSafety, BlockLists, BlockedAddresses, DomainRegistry],
})
export class SafetyModule {}
