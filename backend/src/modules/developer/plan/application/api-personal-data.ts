import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../../shared/personal-data/personal-data';
import { ApiPlanStore } from './ports/api-plan-store';

const MAX_EXPORTED = 1_000;

/** A person's address where it is told of the use of an API, entered by any admin; and what groups have that end with them. */
@Injectable()
export class ApiPersonalData implements PersonalDataHolder, OnModuleInit {
  readonly name = 'apiNotifications';

  constructor(
    private readonly personalData: PersonalData,
    private readonly store: ApiPlanStore,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf({ email }: Person): Promise<unknown> {
    if (email === null) return [];
    const found = await this.store.rowsOfEmail(email, MAX_EXPORTED);
    return found.map(({ groupId, createdAt, confirmedAt }) => ({ groupId, createdAt, confirmedAt }));
  }

  async erase({ email, groupIds }: Person): Promise<void> {
    for (const groupId of groupIds) await this.store.removeGroup(groupId);
    if (email !== null) await this.store.removeEmail(email);
  }
}
