import type { GroupSnapshot } from '../../groups';
import type { UsageSnapshot } from '../application/usage-meters.service';
import { type PlanSnapshot, UNLIMITED } from '../domain/plan-table';
import { LIMITS, METERS } from '../domain/usage-period';
import type { FeaturesDto, UsageDto } from './dto/billing.dto';

export function presentFeatures(plan: PlanSnapshot, group: GroupSnapshot): FeaturesDto {
  const { currentPlan, displayPlan, level, nextPlan, limits } = plan;
  const features = {
    ...plan.features,
    uploadImage: true,
    pathFormat: false,
    linkSchema: group.linkSchema,
  };
  const { defaults } = group;
  return { currentPlan, displayPlan, planLevel: level, nextPlan, features, limits, defaults };
}

export function presentUsage({ limits }: PlanSnapshot, { used, resetsAt }: UsageSnapshot): UsageDto {
  return {
    // No plan limits clicks or the links that are made in bulk.
    clickLimit: UNLIMITED,
    clickUsage: used.clicks,
    imageLimit: limits.editablePreviews,
    imageUsage: used.editablePreviews,
    chatGPTLimit: limits.aiSuggestions,
    chatGPTUsage: used.aiSuggestions,
    changeLinkUrlLimit: limits.urlReplacements,
    changeLinkUrlUsage: used.urlReplacements,
    dailyBatchQuotaRemaining: UNLIMITED,
    resetTime: resetsAt.toISOString(),
    meters: LIMITS.map((name) => ({ name, used: used[name], limit: limits[name], period: METERS[name] })),
  };
}
