import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../shared/personal-data/personal-data';
import { SubdomainsService } from '../../domains';
import { AccountStores } from './account-stores';

/** What this module keeps about people, for those who export or erase it. */
@Injectable()
export class AccountPersonalData implements PersonalDataHolder, OnModuleInit {
  readonly name = 'profile';

  constructor(
    private readonly personalData: PersonalData,
    private readonly stores: AccountStores,
    private readonly subdomains: SubdomainsService,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf({ userId }: Person): Promise<unknown> {
    const { phones, surveys } = this.stores;
    return {
      subdomain: await this.subdomains.hostOf(userId),
      verifiedPhone: await phones.verifiedOf(userId),
      codeSentTo: (await phones.codeOf(userId))?.phone ?? null,
      surveys: await surveys.surveysOf(userId),
    };
  }

  async erase({ userId }: Person): Promise<void> {
    const { phones, surveys, partnerCodes } = this.stores;
    await phones.erase(userId);
    await surveys.erase(userId);
    await partnerCodes.erase(userId);
  }
}
