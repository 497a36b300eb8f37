import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TlsSettings } from '../../../../config/tls-settings';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { JobQueue } from '../../../../shared/jobs/job-queue';
import { HostChangeFeedService } from '../../application/hosts/host-change-feed.service';
import { Certificate } from '../domain/certificate.entity';
import { type CertificateStatus, certificateStatus, noCertificate } from '../domain/certificate-status';
import { CertificateStore } from './ports/certificate-store';

export const ISSUE_JOB = 'domains.issue-certificate';

/** Names of hosts may be longer than the id of a job. */
const shortName = (host: string): string =>
  createHash('sha256').update(host).digest('base64url').slice(0, 22);

/**
 * Certificates of hosts, for callers that know whose they are. Hosts are in lower case and ASCII, without a port. What writes is
 * part of the caller's unit of work; the authority is asked later, by a job. While Linklet does not speak TLS itself,
 * nothing is ordered.
 */
@Injectable()
export class CertificatesService {
  constructor(
    private readonly store: CertificateStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly queue: JobQueue,
    private readonly changes: HostChangeFeedService,
    private readonly clock: Clock,
    private readonly tls: TlsSettings,
  ) {}

  /** Whether certificates are ours to order; otherwise a proxy in front has its own. */
  get areOurs(): boolean {
    return this.tls.port !== null;
  }

  /** The host is to have a certificate, and to keep one. Asked again after a failure, it is tried as soon as the limits allow. */
  async want(host: string): Promise<void> {
    await this.order(host, (certificate, now) => certificate.want(now));
  }

  /** A new certificate with another key follows as soon as the limits allow; the present one is served until then. */
  async renewKey(host: string): Promise<void> {
    await this.order(host, (certificate, now) => certificate.wantNewKey(now));
  }

  /** It is not served any more from the commit on, nor renewed, and the authority is told to revoke it. */
  async revoke(host: string): Promise<void> {
    await this.edit(host, (certificate, now) => certificate.revoke(now));
  }

  /** No renewal any more: it is served until it expires. */
  async stop(host: string): Promise<void> {
    await this.edit(host, (certificate) => certificate.stop());
  }

  /** Of each host, in this order; at most a thousand. */
  async statusOf(hosts: readonly string[]): Promise<CertificateStatus[]> {
    const now = this.clock.now();
    const found = new Map((await this.store.findAll(hosts)).map((each) => [each.host, each]));
    return hosts.map((host) => {
      const certificate = found.get(host);
      return certificate ? certificateStatus(certificate, now) : noCertificate(host);
    });
  }

  private async order(host: string, edit: (certificate: Certificate, now: Date) => void): Promise<void> {
    if (!this.areOurs) return;
    await this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const fresh = new Certificate(host, now);
      const isNew = (await this.store.find(host)) === null && (await this.store.add(fresh));
      if (isNew) await this.wake(fresh, now);
      else await this.edit(host, edit);
    });
  }

  private async edit(host: string, edit: (certificate: Certificate, now: Date) => void): Promise<void> {
    await this.unitOfWork.run(async () => {
      const certificate = await this.store.hold(host);
      if (!certificate) return;
      const now = this.clock.now();
      const wasServed = certificate.isServed(now);
      edit(certificate, now);
      await this.store.save(certificate);
      if (wasServed !== certificate.isServed(now)) await this.changes.publish(host);
      await this.wake(certificate, now);
    });
  }

  private async wake({ host, dueAt, orderNumber }: Certificate, now: Date): Promise<void> {
    if (dueAt === null || dueAt > now) return;
    const id = `${ISSUE_JOB}:${shortName(host)}:${String(orderNumber)}:${String(dueAt.getTime())}`;
    await this.queue.enqueue({ name: ISSUE_JOB, id, payload: { host } });
  }
}
