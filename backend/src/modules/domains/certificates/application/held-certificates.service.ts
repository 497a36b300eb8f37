import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { HostChangeFeedService } from '../../application/hosts/host-change-feed.service';
import type { CertificateFailed, CertificateIssued } from '../../events';
import type { CertificateFailure } from '../domain/certificate-failure';
import type { Certificate, IssuedCertificate } from '../domain/certificate.entity';
import { CertificateStore } from './ports/certificate-store';

type Edit = (held: Certificate, now: Date) => void | Promise<void>;

/** Stores what has become of an order, each step in a transaction of its own, unless another process has changed its course meanwhile. */
@Injectable()
export class HeldCertificatesService {
  constructor(
    private readonly store: CertificateStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly changes: HostChangeFeedService,
    private readonly clock: Clock,
  ) {}

  /** What is due, held for us for two minutes; null when nothing is, or another process is at it. */
  claim(host: string): Promise<Certificate | null> {
    return this.unitOfWork.runRepeatable(async () => {
      const held = await this.store.hold(host);
      const now = this.clock.now();
      if (!held?.dueAt || held.dueAt > now) return null;
      held.hold(now);
      await this.store.save(held);
      return held;
    });
  }

  /** The certificate after the edit; null when it is not where it was, and nothing has been changed. */
  change({ host, orderNumber, state }: Certificate, edit: Edit): Promise<Certificate | null> {
    return this.unitOfWork.runRepeatable(async () => {
      const held = await this.store.hold(host);
      if (held?.orderNumber !== orderNumber || held.state !== state) return null;
      await edit(held, this.clock.now());
      await this.store.save(held);
      return held;
    });
  }

  async goLive(certificate: Certificate, issued: IssuedCertificate): Promise<void> {
    await this.change(certificate, async (held, now) => {
      const isRenewal = held.isServed(now);
      held.goLive(issued, now);
      await this.store.deleteChallengesOf(held.host);
      await this.changes.publish(held.host);
      const { host } = held;
      const event: CertificateIssued = {
        type: 'domains.certificate-issued',
        host,
        notAfter: issued.notAfter.toISOString(),
        isRenewal,
      };
      this.unitOfWork.publish(event);
    });
  }

  async fail(certificate: Certificate, failure: CertificateFailure): Promise<void> {
    await this.change(certificate, async (held, now) => {
      held.failOrder(failure, now);
      await this.store.deleteChallengesOf(held.host);
      const event: CertificateFailed = {
        type: 'domains.certificate-failed',
        host: held.host,
        code: failure.code,
        message: failure.message,
        tries: held.tries,
        isNearEnd: held.isNearEnd(now),
        servedUntil: held.isServed(now) ? (held.notAfter?.toISOString() ?? null) : null,
      };
      this.unitOfWork.publish(event);
    });
  }
}
