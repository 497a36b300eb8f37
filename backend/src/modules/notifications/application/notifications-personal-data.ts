import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../shared/personal-data/personal-data';
import { NotificationStore } from './ports/notification-store';
import { OutageMailStore } from './ports/outage-mail-store';

/** Notifications in an export; none are older than 90 days. */
const MAX_EXPORTED = 1_000;

/** Exports and erases a person's notifications. */
@Injectable()
export class NotificationsPersonalData implements PersonalDataHolder, OnModuleInit {
  readonly name = 'notifications';

  constructor(
    private readonly personalData: PersonalData,
    private readonly notifications: NotificationStore,
    private readonly outageMails: OutageMailStore,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf({ userId }: Person): Promise<unknown> {
    return {
      blocked: await this.notifications.blockedOf(userId),
      received: await this.notifications.page(userId, null, MAX_EXPORTED),
    };
  }

  async erase({ userId }: Person): Promise<void> {
    await this.outageMails.erase(userId);
    await this.notifications.erase(userId);
  }
}
