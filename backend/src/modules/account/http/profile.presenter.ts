import type { Member } from '../../../shared/domain/actor';
import type { FailedPayment } from '../../payments';
import type { PlanSnapshot } from '../../billing/values';
import { partlyHidden } from '../../identity';
import type { AccountSettingsSnapshot } from '../application/account-settings.service';
import type { PhoneStatus } from '../application/phone-verification.service';
import type { MyInfoDto, SettingsDto } from './dto/profile.dto';

export interface InfoParts extends AccountSettingsSnapshot {
  readonly member: Member;
  readonly plan: PlanSnapshot;
  readonly groupName: string;
  readonly countOfGroups: number;
  readonly phoneStatus: PhoneStatus;
  readonly countOfUnread: number;
  readonly failedPayments: readonly FailedPayment[];
}

export function presentInfo({ person, subdomain, member, plan, ...rest }: InfoParts): MyInfoDto {
  const { userId, email, displayName, lang, hasGoogle, isOnboarded, createdAt } = person;
  return {
    userId,
    email: member.kind === 'viewer' ? partlyHidden(email) : email,
    displayName,
    lang,
    isAdmin: member.isSiteAdmin,
    groupId: member.groupId,
    groupLevel: member.groupLevel,
    groupName: rest.groupName,
    isReadOnly: member.isReadOnly,
    countOfGroups: rest.countOfGroups,
    currentPlan: plan.currentPlan,
    displayPlan: plan.displayPlan,
    planLevel: plan.level,
    subdomain,
    hasGoogle,
    phoneStatus: rest.phoneStatus,
    countOfUnread: rest.countOfUnread,
    createdTime: createdAt.toISOString(),
    isOnboarded,
    paymentWithInvalidCard: rest.failedPayments.map(({ expiredDate, ...failed }) => ({
      ...failed,
      expiredDate: expiredDate.toISOString(),
    })),
  };
}

export const presentAccountSettings = ({ person, subdomain }: AccountSettingsSnapshot): SettingsDto => ({
  displayName: person.displayName,
  subdomain,
  lang: person.lang,
  shortcuts: person.shortcuts,
});
