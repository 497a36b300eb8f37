import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import { type FailedPayment, FailedRenewals } from '../../payments';
import { Plans } from '../../billing';
import type { PlanSnapshot } from '../../billing/values';
import { Groups } from '../../groups';
import { AccountSettings, type AccountSettingsSnapshot } from './account-settings.service';
import { Notifications } from '../../notifications';
import { type PhoneStatus, PhoneVerification } from './phone-verification.service';

/** What every screen shows of the person who is signed in. */
export interface MyInfoSnapshot extends AccountSettingsSnapshot {
  readonly plan: PlanSnapshot;
  /** Of the group acted in. */
  readonly groupName: string;
  readonly countOfGroups: number;
  readonly phoneStatus: PhoneStatus;
  /** At most 100. */
  readonly countOfUnread: number;
  /** Of the group acted in. */
  readonly failedPayments: readonly FailedPayment[];
}

/** Gathers what every screen shows of the person who is signed in. */
@Injectable()
export class MyInfo {
  constructor(
    private readonly settings: AccountSettings,
    private readonly groups: Groups,
    private readonly plans: Plans,
    private readonly phones: PhoneVerification,
    private readonly notifications: Notifications,
    private readonly failed: FailedRenewals,
  ) {}

  async infoOf({ userId, groupId }: Member): Promise<MyInfoSnapshot> {
    const [settings, { name: groupName }, countOfGroups, plan, { status }, countOfUnread, failedPayments] =
      await Promise.all([
        this.settings.settingsOf(userId),
        this.groups.settingsOf(groupId),
        this.groups.countOf(userId),
        this.plans.planOf(groupId),
        this.phones.standingOf(userId),
        this.notifications.countOfUnread(userId),
        this.failed.ofGroup(groupId),
      ]);
    const standing = { plan, phoneStatus: status, failedPayments };
    return { ...settings, ...standing, groupName, countOfGroups, countOfUnread };
  }
}
