import type { ApiSnapshot } from '../application/api-overview.service';
import { startOfApiDay } from '../domain/api-period';
import type { ApiCallerDto, ApiInfoDto } from './dto/api-plan.dto';

export function presentApi(
  { allowance, isAdmin, emails, isVerified, ...api }: ApiSnapshot,
  caller: ApiCallerDto,
): ApiInfoDto {
  return {
    caller,
    isAPIUser: allowance !== null && isAdmin,
    state: allowance ? 'active' : 'none',
    planName: api.planName,
    startTime: allowance && startOfApiDay(allowance.period.from),
    endTime: allowance && startOfApiDay(allowance.period.to),
    quota: api.quota,
    usage: api.usage,
    usageByDay: [...api.usageByDay],
    notification: api.notifies,
    threshold: api.threshold,
    notificationEmails: emails.map(({ email }) => email),
    emails: emails.map(({ email, confirmedAt }) => ({ email, isConfirmed: confirmedAt !== null })),
    isPhoneVerified: isVerified,
    admins: [...api.admins],
  };
}
