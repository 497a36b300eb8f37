import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DnsSettings } from '../../../config/dns-settings';
import { DnsClient } from '../../../shared/dns/dns-client';
import { CertificateSource } from '../../../shared/tls/certificate-source';
import { HostChangesModule } from '../host-changes.module';
import { AcmeAccounts } from './application/acme-accounts.service';
import { BeginOrder } from './application/begin-order.service';
import { CaaCheck } from './application/caa-check.service';
import { CertificateUpkeep } from './application/certificate-upkeep';
import { Certificates } from './application/certificates.service';
import { ChallengeAnswers } from './application/challenge-answers.service';
import { HeldCertificates } from './application/held-certificates.service';
import { IssueCertificates } from './application/issue-certificates.service';
import { OrderSteps } from './application/order-steps.service';
import { OwnPathCheck } from './application/own-path-check.service';
import { OwnPathTexts } from './application/own-path-texts.service';
import { CaaRecords } from './application/ports/caa-records';
import { CertificateAuthority } from './application/ports/certificate-authority';
import { CertificateStore } from './application/ports/certificate-store';
import { ChallengePath } from './application/ports/challenge-path';
import { SealedKeys } from './application/sealed-keys';
import { SiteCertificates } from './application/site-certificates';
import { ServedCertificates } from './application/served-certificates.service';
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
    AcmeAccounts,
    BeginOrder,
    CaaCheck,
    Certificates,
    CertificateUpkeep,
    ChallengeAnswers,
    ChallengeResponder,
    HeldCertificates,
    IssueCertificates,
    OrderSteps,
    OwnPathCheck,
    OwnPathTexts,
    SealedKeys,
    SiteCertificates,
    {
      provide: CaaRecords,
      inject: [DnsSettings],
      useFactory: ({ servers }: DnsSettings) => new DnsCaaRecords(new DnsClient(servers)),
    },
    { provide: CertificateAuthority, useClass: AcmeAuthority },
    { provide: CertificateSource, useClass: ServedCertificates },
    { provide: CertificateStore, useClass: TypeormCertificateStore },
    { provide: ChallengePath, useClass: OutboundChallengePath },
  ],
  exports: [Certificates, CertificateSource, ChallengeResponder],
})
export class CertificatesModule {}
