import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../../shared/personal-data/personal-data';
import { NO_APPS } from '../../domain/apps/domain-apps';
import type { DomainAppsChanged } from '../../events';
import { DomainAppStore } from '../ports/domain-app-store';
import { DomainStore } from '../ports/domain-store';

/** The apps that somebody named for their subdomain; they go with its name. */
@Injectable()
export class AppsOfPeople implements OnModuleInit, PersonalDataHolder {
  readonly name = 'domainApps';

  constructor(
    private readonly domains: DomainStore,
    private readonly apps: DomainAppStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf({ userId }: Person): Promise<unknown> {
    const domainId = await this.domains.idOf(userId);
    return domainId === null ? NO_APPS : this.apps.of(domainId);
  }

  async erase({ userId }: Person): Promise<void> {
    const domainId = await this.domains.idOf(userId);
    if (domainId === null) return;
    await this.apps.remove(domainId);
    const news: DomainAppsChanged = { type: 'domains.apps-changed', domainId };
    this.unitOfWork.announce(news);
  }
}
