import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DnsSettings } from '../../../config/dns-settings';
import { BillingModule } from '../../billing';
import { GroupsModule } from '../../groups';
import { IdentityModule } from '../../identity';
import { CertificatesModule } from '../certificates/certificates.module';
import { HostChangesModule } from '../host-changes.module';
import { KnownHostsModule } from '../known-hosts.module';
import { LandingsModule } from '../landings/landings.module';
import { BrandCertificatesService } from './application/brand-certificates.service';
import { BrandDomainChangesService } from './application/brand-domain-changes.service';
import { BrandDomainChecksService } from './application/brand-domain-checks.service';
import { BrandDomainDetailsService } from './application/brand-domain-details.service';
import { BrandDomainEditsService } from './application/brand-domain-edits.service';
import { BrandDomainMailsService } from './application/brand-domain-mails.service';
import { BrandDomainUpkeepService } from './application/brand-domain-upkeep.service';
import { BrandDomainsService } from './application/brand-domains.service';
import { BrandTargetsService } from './application/brand-targets.service';
import { CertificateMailsService } from './application/certificate-mails.service';
import { CheckDomainService } from './application/check-domain.service';
import { ClaimDomainService } from './application/claim-domain.service';
import { DnsPanelsService } from './application/dns-panels.service';
import { DomainLookService } from './application/domain-look.service';
import { DomainMailsService } from './application/domain-mails.service';
import { DomainNamesService } from './application/domain-names.service';
import { DomainsFollowGroupsService } from './application/domains-follow-groups.service';
import { HostHoldersService } from './application/host-holders.service';
import { HttpProofTextsService } from './application/http-proof-texts.service';
import { BrandDomainStore } from './application/ports/brand-domain-store';
import { DomainResolver } from './application/ports/domain-resolver';
import { HttpProof } from './application/ports/http-proof';
import { SuspendDomainService } from './application/suspend-domain.service';
import { TransferDomainService } from './application/transfer-domain.service';
import { BrandDomainsController } from './http/brand-domains.controller';
import { CertificatesController } from './http/certificates.controller';
import { DomainQuestionsController } from './http/domain-questions.controller';
import { HttpProofResponder } from './http/http-proof-responder';
import { brandDomainSchema } from './infrastructure/brand-domain.schema';
import { NodeDomainResolver } from './infrastructure/node-domain-resolver';
import { OutboundHttpProof } from './infrastructure/outbound-http-proof';
import { TypeormBrandDomainStore } from './infrastructure/typeorm-brand-domain-store';
import { MailModule } from '../../../shared/mail/mail.module';
import { RateLimitModule } from '../../../shared/rate-limit/rate-limit.module';

/** Domains of groups: claimed, proven, looked at for as long as they are theirs. */
@Module({
  imports: [
    MailModule,
    RateLimitModule,
    BillingModule,
    CertificatesModule,
    GroupsModule,
    HostChangesModule,
    IdentityModule,
    KnownHostsModule,
    LandingsModule,
    TypeOrmModule.forFeature([brandDomainSchema]),
  ],
  controllers: [BrandDomainsController, CertificatesController, DomainQuestionsController],
  providers: [
    BrandCertificatesService,
    BrandDomainChangesService,
    BrandDomainChecksService,
    BrandDomainDetailsService,
    BrandDomainEditsService,
    BrandDomainMailsService,
    BrandDomainsService,
    BrandDomainUpkeepService,
    BrandTargetsService,
    CertificateMailsService,
    CheckDomainService,
    ClaimDomainService,
    DnsPanelsService,
    DomainLookService,
    DomainMailsService,
    DomainNamesService,
    DomainsFollowGroupsService,
    HostHoldersService,
    HttpProofResponder,
    HttpProofTextsService,
    SuspendDomainService,
    TransferDomainService,
    { provide: BrandDomainStore, useClass: TypeormBrandDomainStore },
    {
      provide: DomainResolver,
      inject: [DnsSettings],
      useFactory: (settings: DnsSettings) => new NodeDomainResolver(settings),
    },
    { provide: HttpProof, useClass: OutboundHttpProof },
  ],
  exports: [
    BrandDomainChangesService,
    BrandDomainEditsService,
    BrandDomainsService,
    BrandDomainStore,
    ClaimDomainService,
    DomainLookService,
    DomainMailsService,
    DomainNamesService,
    HostHoldersService,
    HttpProofResponder,
    SuspendDomainService,
  ],
})
export class BrandModule {}
