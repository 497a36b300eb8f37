import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import { type FailedPayment, FailedRenewalsService } from '../../payments';
import { PlansService } from '../../billing';
import type { PlanSnapshot } from '../../billing/values';
import { GroupsService } from '../../groups';
import { AccountSettingsService, type AccountSettingsSnapshot } from './account-settings.service';
import { NotificationsService } from '../../notifications';
import { type PhoneStatus, PhoneVerificationService } from './phone-verification.service';

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
export class MyInfoService {
  constructor(
    private readonly settings: AccountSettingsService,
    private readonly groups: GroupsService,
    private readonly plans: PlansService,
    private readonly phones: PhoneVerificationService,
    private readonly notifications: NotificationsService,
    private readonly failed: FailedRenewalsService,
  ) {}

  async infoOf({ userId, groupId }: Member): Promise<MyInfoSnapshot> {
    const [settings, { name: groupName }, countOfGroups, plan, { status }, countOfUnread, failedPayments] =
      await Promise.all([
        this.settings.settingsOf(userId),
        this.groups.settingsOf(groupId),
        this.groups.countOf(userId),
        this.plans.planOf(groupId),
        this.phones.phoneStateOf(userId),
        this.notifications.countOfUnread(userId),
        this.failed.ofGroup(groupId),
      ]);
    const account = { plan, phoneStatus: status, failedPayments };
    return { ...settings, ...account, groupName, countOfGroups, countOfUnread };
  }
}
