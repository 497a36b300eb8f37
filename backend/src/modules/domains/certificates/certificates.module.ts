import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DnsSettings } from '../../../config/dns-settings';
import { DnsClient } from '../../../shared/dns/dns-client';
import { CertificateSource } from '../../../shared/tls/certificate-source';
import { HostChangesModule } from '../host-changes.module';
import { AcmeAccountsService } from './application/acme-accounts.service';
import { BeginOrderService } from './application/begin-order.service';
import { CaaCheckService } from './application/caa-check.service';
import { CertificateUpkeep } from './application/certificate-upkeep';
import { CertificatesService } from './application/certificates.service';
import { ChallengeAnswersService } from './application/challenge-answers.service';
import { HeldCertificatesService } from './application/held-certificates.service';
import { IssueCertificatesService } from './application/issue-certificates.service';
import { OrderStepsService } from './application/order-steps.service';
import { OwnPathCheckService } from './application/own-path-check.service';
import { OwnPathTextsService } from './application/own-path-texts.service';
import { CaaRecords } from './application/ports/caa-records';
import { CertificateAuthority } from './application/ports/certificate-authority';
import { CertificateStore } from './application/ports/certificate-store';
import { ChallengePath } from './application/ports/challenge-path';
import { SealedKeys } from './application/sealed-keys';
import { SiteCertificates } from './application/site-certificates';
import { ServedCertificatesService } from './application/served-certificates.service';
import { ChallengeResponder } from './http/challenge-responder';
import { AcmeAuthority } from './infrastructure/acme-authority';
import { certificateSchema } from './infrastructure/certificates.schema';
import { DnsCaaRecords } from './infrastructure/dns-caa-records';
import { OutboundChallengePath } from './infrastructure/outbound-challenge-path';
import { TypeormCertificateStore } from './infrastructure/typeorm-certificate-store';

/** Certificates of hosts, whosever they are: ordered by ACME, renewed, and handed to the TLS listener. */
@Module({
  imports: [HostChangesModule, TypeOrmModule.forFeature([certificateSchema])],
  providers: [
    AcmeAccountsService,
    BeginOrderService,
    CaaCheckService,
    CertificatesService,
    CertificateUpkeep,
    ChallengeAnswersService,
    ChallengeResponder,
    HeldCertificatesService,
    IssueCertificatesService,
    OrderStepsService,
    OwnPathCheckService,
    OwnPathTextsService,
    SealedKeys,
    SiteCertificates,
    {
      provide: CaaRecords,
      inject: [DnsSettings],
      useFactory: ({ servers }: DnsSettings) => new DnsCaaRecords(new DnsClient(servers)),
    },
    { provide: CertificateAuthority, useClass: AcmeAuthority },
    { provide: CertificateSource, useClass: ServedCertificatesService },
    { provide: CertificateStore, useClass: TypeormCertificateStore },
    { provide: ChallengePath, useClass: OutboundChallengePath },
  ],
  exports: [CertificatesService, CertificateSource, ChallengeResponder],
})
export class CertificatesModule {}
