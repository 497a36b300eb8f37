import type { Member } from '../../../shared/domain/actor';
import type { GroupSnapshot } from '../../groups';
import type { UsageSnapshot } from '../application/usage-meters.service';
import type { PlanSnapshot } from '../domain/plan-table';
import { LIMITS, METERS } from '../domain/usage-period';
import type { FeaturesDto, UsageDto } from './dto/billing.dto';

export function presentFeatures(
  plan: PlanSnapshot,
  group: Pick<GroupSnapshot, 'defaults' | 'everyoneEdits'> & Pick<FeaturesDto['features'], 'linkSchema'>,
  member: Pick<Member, 'groupLevel'>,
): FeaturesDto {
  const { currentPlan, displayPlan, level, nextPlan, limits } = plan;
  const features = {
    ...plan.features,
    uploadImage: true,
    pathFormat: true,
    linkSchema: group.linkSchema,
    'link.write.group.editable': group.everyoneEdits || member.groupLevel === 2,
    'link.write.group.everyone': group.everyoneEdits,
  };
  const { defaults } = group;
  return { currentPlan, displayPlan, planLevel: level, nextPlan, features, limits, defaults };
}

export function presentUsage(
  { limits }: PlanSnapshot,
  { used, resetsAt, timeZone }: UsageSnapshot,
): UsageDto {
  return {
    clickLimit: limits.clicks,
    clickUsage: used.clicks,
    imageLimit: limits.editablePreviews,
    imageUsage: used.editablePreviews,
    chatGPTLimit: limits.aiSuggestions,
    chatGPTUsage: used.aiSuggestions,
    changeLinkUrlLimit: limits.urlReplacements,
    changeLinkUrlUsage: used.urlReplacements,
    dailyBatchQuotaRemaining: Math.max(0, limits.batchLinks - used.batchLinks),
    resetTime: resetsAt.toISOString(),
    timeZone,
    meters: LIMITS.map((name) => ({ name, used: used[name], limit: limits[name], period: METERS[name] })),
  };
}
