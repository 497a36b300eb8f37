import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../shared/personal-data/personal-data';
import { NO_APPS } from '../domain/apps/domain-apps';
import type { DomainAppsChanged } from '../events';
import { DomainAppStore } from './ports/domain-app-store';
import { DomainStore } from './ports/domain-store';
import { SubdomainStore } from './ports/subdomain-store';

/** The subdomain of a person and the apps that they named for it; both go with their person. */
@Injectable()
export class DomainsOfPeopleService implements OnModuleInit, PersonalDataHolder {
  readonly name = 'domainApps';

  constructor(
    private readonly domains: DomainStore,
    private readonly apps: DomainAppStore,
    private readonly subdomains: SubdomainStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf({ userId }: Person): Promise<unknown> {
    const domainId = await this.domains.idOf(userId);
    return domainId === null ? NO_APPS : this.apps.appsOf(domainId);
  }

  async erase({ userId }: Person): Promise<void> {
    await this.subdomains.erase(userId, this.clock.now());
    await this.domains.forgetDefaults(userId);
    const domainId = await this.domains.idOf(userId);
    if (domainId === null) return;
    await this.apps.remove(domainId);
    const event: DomainAppsChanged = { type: 'domains.apps-changed', domainId };
    this.unitOfWork.publish(event);
  }
}
