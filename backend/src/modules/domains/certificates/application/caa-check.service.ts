import { Injectable } from '@nestjs/common';
import { TlsSettings } from '../../../../config/tls-settings';
import { caaAllows, caaClimb } from '../domain/caa';
import { type CertificateFailure, certificateFailure } from '../domain/certificate-failure';
import { AcmeAccountsService } from './acme-accounts.service';
import { CaaRecords } from './ports/caa-records';
import { CertificateAuthority } from './ports/certificate-authority';

/** Asks DNS before an order whether it allows one: the authority would refuse, and count that against us. */
@Injectable()
export class CaaCheckService {
  constructor(
    private readonly records: CaaRecords,
    private readonly authority: CertificateAuthority,
    private readonly accounts: AcmeAccountsService,
    private readonly tls: TlsSettings,
  ) {}

  /** Null when an order may be made. @throws AuthorityError */
  async refusalOf(host: string): Promise<CertificateFailure | null> {
    for (const name of caaClimb(host)) {
      const records = await this.records.recordsOf(name);
      // The authority must not issue without an answer, either.
      if (records === null) return certificateFailure('dns', `no answer about CAA records of ${name}`);
      if (records.length > 0) {
        const isAllowed = caaAllows(records, {
          identities: await this.authority.identities(),
          method: this.tls.acme.challengeType,
          accountUrl: await this.accounts.url(),
        });
        return isAllowed ? null : certificateFailure('caa', `the record of ${name}`);
      }
    }
    return null;
  }
}
