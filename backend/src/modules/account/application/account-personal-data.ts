import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../shared/personal-data/personal-data';
import { AccountStores } from './account-stores';

/** The newest of them; older than 90 days there are none. */
const MOST_EXPORTED = 1_000;

/** What this module keeps about people, for those who export or erase it. */
@Injectable()
export class AccountPersonalData implements PersonalDataHolder, OnModuleInit {
  readonly name = 'profile';

  constructor(
    private readonly personalData: PersonalData,
    private readonly stores: AccountStores,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf({ userId }: Person): Promise<unknown> {
    const { notifications, phones, subdomains, surveys } = this.stores;
    return {
      subdomain: await subdomains.of(userId),
      verifiedPhone: await phones.verifiedOf(userId),
      codeSentTo: (await phones.codeOf(userId))?.phone ?? null,
      surveys: await surveys.of(userId),
      blockedNotifications: await notifications.blockedOf(userId),
      notifications: await notifications.page(userId, null, MOST_EXPORTED),
    };
  }

  async erase({ userId }: Person): Promise<void> {
    const { notifications, phones, subdomains, surveys, partnerCodes, outageMails } = this.stores;
    await outageMails.erase(userId);
    await notifications.erase(userId);
    await phones.erase(userId);
    await surveys.erase(userId);
    await partnerCodes.erase(userId);
    await subdomains.erase(userId, this.clock.now());
  }
}
