import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { DomainFailed, DomainVerified } from '../../events';
import { HostChangeFeedService } from '../../application/hosts/host-change-feed.service';
import type { BrandDomain, LifecycleNotice } from '../domain/brand-domain.entity';
import { CertificatesService } from '../../certificates/application/certificates.service';
import { BrandDomainMailsService } from './brand-domain-mails.service';
import { BrandDomainStore } from './ports/brand-domain-store';

/** Changes a domain that is held; returns what people are to be told. */
export type BrandDomainEdit = (domain: BrandDomain, now: Date) => Promise<LifecycleNotice | null>;

/** Changes domains of groups, one change after the other: their state, what visitors get, and who is told. */
@Injectable()
export class BrandDomainChangesService {
  constructor(
    private readonly store: BrandDomainStore,
    private readonly hosts: HostChangeFeedService,
    private readonly mails: BrandDomainMailsService,
    private readonly certificates: CertificatesService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Null when it has ended, or there never was one. */
  apply(id: number, edit: BrandDomainEdit): Promise<BrandDomain | null> {
    return this.unitOfWork.runRepeatable(async () => {
      const domain = await this.store.hold(id);
      if (!domain?.isLive) return null;
      const { state: before } = domain;
      const notice = await edit(domain, this.clock.now());
      await this.save(domain);
      if (domain.state !== before) this.publish(domain);
      if (notice !== null) await this.mails.notify(domain, notice, this.clock.now().toISOString());
      return domain;
    });
  }

  /** Part of the caller's unit of work, which holds the domain. */
  async save(domain: BrandDomain): Promise<void> {
    await this.store.save(domain);
    if (domain.domainId === null) return;
    if (await this.serve(domain, domain.domainId)) await this.hosts.publish(domain.host);
    await this.certify(domain);
  }

  private publish({ groupId, host, state }: BrandDomain): void {
    if (state === 'verified') {
      const event: DomainVerified = { type: 'domains.domain-verified', groupId, host };
      this.unitOfWork.publish(event);
    } else if (state === 'failing' || state === 'invalid' || state === 'lapsed') {
      const event: DomainFailed = { type: 'domains.domain-failed', groupId, host, state };
      this.unitOfWork.publish(event);
    }
  }

  /** Whether visitors find anything else than before: most looks change nothing, and every process hears of what does. */
  private async serve(domain: BrandDomain, domainId: number): Promise<boolean> {
    if (domain.isLive) return this.store.publish(domain);
    await this.store.giveUpHost(domainId);
    return true;
  }

  /** A site admin looks at some names before anything is ordered for them; a host that may not be renewed keeps what is served. */
  private async certify(domain: BrandDomain): Promise<void> {
    const { host } = domain;
    if (domain.isUncertified) await this.certificates.revoke(host);
    else if (domain.mayRenew(this.clock.now())) await this.certificates.want(host);
    else await this.certificates.stop(host);
  }
}
