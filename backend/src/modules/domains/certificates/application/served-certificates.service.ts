import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import {
  CertificateSource,
  type ServedCertificate,
  type ShownCertificate,
} from '../../../../shared/tls/certificate-source';
import { HostChangeFeedService } from '../../application/hosts/host-change-feed.service';
import { CertificatesService } from './certificates.service';
import { ChallengeAnswersService } from './challenge-answers.service';
import { CertificateStore } from './ports/certificate-store';
import { SealedKeys } from './sealed-keys';

/** Certificates with their keys, for the listener that shows them. */
@Injectable()
export class ServedCertificatesService extends CertificateSource {
  private readonly logger = new Logger(ServedCertificatesService.name);

  constructor(
    private readonly store: CertificateStore,
    private readonly certificates: CertificatesService,
    private readonly answers: ChallengeAnswersService,
    private readonly changes: HostChangeFeedService,
    private readonly keys: SealedKeys,
    private readonly clock: Clock,
  ) {
    super();
  }

  get hasChallenges(): boolean {
    return this.answers.areByTls;
  }

  async find(host: string): Promise<ServedCertificate | null> {
    const certificate = await this.store.find(host);
    if (!certificate?.isServed(this.clock.now())) return null;
    const { chain, chainKey, notAfter, liveSince } = certificate;
    if (chain === null || chainKey === null || notAfter === null || liveSince === null) return null;
    const key = this.keys.open('certificates', chainKey);
    if (key !== null) return { chain, key, notAfter, liveSince };
    this.logger.error(
      { host },
      'the key of a certificate was sealed with another SECRET; another one is ordered',
    );
    await this.certificates.renewKey(host);
    return null;
  }

  findChallenge(host: string): Promise<ShownCertificate | null> {
    return this.answers.byTls(host);
  }

  onChange(listener: (host: string) => void): void {
    this.changes.listen((host) => {
      listener(host);
      return Promise.resolve();
    });
  }
}
