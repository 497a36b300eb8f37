import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../shared/personal-data/personal-data';
import type { LandingChanged } from '../events';
import { LandingStore } from '../landings/application/ports/landing-store';
import { DomainStore } from './ports/domain-store';

/** The verification tag of a person's subdomain, which goes with its person. */
@Injectable()
export class LandingsOfPeopleService implements OnModuleInit, PersonalDataHolder {
  readonly name = 'domainLanding';

  constructor(
    private readonly domains: DomainStore,
    private readonly landings: LandingStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf({ userId }: Person): Promise<unknown> {
    const domainId = await this.domains.idOf(userId);
    const landing = domainId === null ? null : await this.landings.landingOf(domainId);
    return { fbVerificationCode: landing?.socialCode ?? null };
  }

  async erase({ userId }: Person): Promise<void> {
    const domainId = await this.domains.idOf(userId);
    if (domainId === null) return;
    await this.landings.remove(domainId);
    const event: LandingChanged = { type: 'domains.landing-changed', domainId };
    this.unitOfWork.publish(event);
  }
}
