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
import { BrandCertificates } from './application/brand-certificates.service';
import { BrandDomainChanges } from './application/brand-domain-changes.service';
import { BrandDomainChecks } from './application/brand-domain-checks.service';
import { BrandDomainDetails } from './application/brand-domain-details.service';
import { BrandDomainEdits } from './application/brand-domain-edits.service';
import { BrandDomainMails } from './application/brand-domain-mails.service';
import { BrandDomainUpkeep } from './application/brand-domain-upkeep.service';
import { BrandDomains } from './application/brand-domains.service';
import { BrandTargets } from './application/brand-targets.service';
import { CertificateMails } from './application/certificate-mails.service';
import { CheckDomain } from './application/check-domain.service';
import { ClaimDomain } from './application/claim-domain.service';
import { DnsPanels } from './application/dns-panels.service';
import { DomainLookService } from './application/domain-look.service';
import { DomainMails } from './application/domain-mails.service';
import { DomainNames } from './application/domain-names.service';
import { DomainsFollowGroups } from './application/domains-follow-groups.service';
import { HostHolders } from './application/host-holders.service';
import { HttpProofTexts } from './application/http-proof-texts.service';
import { BrandDomainStore } from './application/ports/brand-domain-store';
import { DomainResolver } from './application/ports/domain-resolver';
import { HttpProof } from './application/ports/http-proof';
import { SuspendDomain } from './application/suspend-domain.service';
import { TransferDomain } from './application/transfer-domain.service';
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
    BrandCertificates,
    BrandDomainChanges,
    BrandDomainChecks,
    BrandDomainDetails,
    BrandDomainEdits,
    BrandDomainMails,
    BrandDomains,
    BrandDomainUpkeep,
    BrandTargets,
    CertificateMails,
    CheckDomain,
    ClaimDomain,
    DnsPanels,
    DomainLookService,
    DomainMails,
    DomainNames,
    DomainsFollowGroups,
    HostHolders,
    HttpProofResponder,
    HttpProofTexts,
    SuspendDomain,
    TransferDomain,
    { provide: BrandDomainStore, useClass: TypeormBrandDomainStore },
    {
      provide: DomainResolver,
      inject: [DnsSettings],
      useFactory: (settings: DnsSettings) => new NodeDomainResolver(settings),
    },
    { provide: HttpProof, useClass: OutboundHttpProof },
  ],
  exports: [
    BrandDomainChanges,
    BrandDomainEdits,
    BrandDomains,
    BrandDomainStore,
    ClaimDomain,
    DomainLookService,
    DomainMails,
    DomainNames,
    HostHolders,
    HttpProofResponder,
    SuspendDomain,
  ],
})
export class BrandModule {}
