import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { type DomainApps, NO_APPS } from '../../domain/apps/domain-apps';
import { type AppsInput, readApps } from '../../domain/apps/read-apps';
import type { DomainAppsChanged } from '../../events';
import { DomainAppStore } from '../ports/domain-app-store';
import { type ShortDomain, ShortDomainsService } from '../short-domains.service';

export interface AppsOfDomain {
  readonly domain: ShortDomain;
  readonly apps: DomainApps;
}

/** Lets people say which apps open the addresses of their own domain. */
@Injectable()
export class DomainAppSettingsService {
  constructor(
    private readonly domains: ShortDomainsService,
    private readonly store: DomainAppStore,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws `DomainDoesNotExist` for every host that is not the caller's own. */
  async show(member: Member, host: string): Promise<AppsOfDomain> {
    const { domain, id } = await this.domains.own(member, host);
    return { domain, apps: id === null ? NO_APPS : await this.store.appsOf(id) };
  }

  /** These apps and no others. Throws as {@link show}, and `InvalidInput` naming every field that is wrong. */
  async put(
    member: Member,
    host: string,
    call: { input: AppsInput; address: string },
  ): Promise<AppsOfDomain> {
    const { domain } = await this.domains.own(member, host);
    const apps = readApps(call.input);
    await this.unitOfWork.run(async () => {
      const domainId = await this.domains.idFor(member, host);
      await this.store.put(domainId, apps, this.clock.now());
      await this.audit.record({
        action: 'domains.apps-changed',
        outcome: 'done',
        userId: member.userId,
        groupId: member.groupId,
        address: call.address,
        details: { domain: domain.host, apps: apps.apple.length + apps.android.length },
      });
      const event: DomainAppsChanged = { type: 'domains.apps-changed', domainId };
      this.unitOfWork.publish(event);
    });
    return { domain, apps };
  }
}
