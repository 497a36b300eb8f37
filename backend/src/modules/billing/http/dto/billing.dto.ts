import { ApiProperty } from '@nestjs/swagger';
import { CURRENT_PLANS, type CurrentPlan } from '../../domain/plan-table';

/** What a plan has. */
export class PlanFeaturesDto {
  /** Export data and reports. */
  readonly export!: boolean;
  /** Bring links back from the trash bin. */
  readonly restore!: boolean;
  /** Choose colours and pictures of QR codes. */
  readonly qrCustomisation!: boolean;
  readonly removeAds!: boolean;
  readonly advancedSearch!: boolean;
  /** Buy brand domains; each has a plan of its own. */
  readonly brandDomain!: boolean;
}

/** What the group's plan and settings allow. */
export class FeaturesOfPlanDto extends PlanFeaturesDto {
  /** Upload pictures for previews. */
  readonly uploadImage!: boolean;
  /** Links can keep a parameter for what stands behind their slug; a slash at the end of a short address is fine. */
  readonly pathFormat!: boolean;
  /** Scheme of short addresses. */
  readonly linkSchema!: 'https' | 'http';
  /** The caller may change what others made: as an admin, or because every member may. */
  readonly 'link.write.group.editable'!: boolean;
  /** Every member may change all links of the group. */
  readonly 'link.write.group.everyone'!: boolean;
}

/** How much the plan allows; -1 where there is no limit. */
export class LimitsOfPlanDto {
  /** Per calendar month in the group's time zone. */
  readonly aiSuggestions!: number;
  /** Links whose preview may be changed. */
  readonly editablePreviews!: number;
  /** Changes of a destination, per calendar month in the group's time zone. */
  readonly urlReplacements!: number;
  /** Groups of pixels and tags. */
  readonly trackingTools!: number;
  readonly utmGroups!: number;
  readonly invitees!: number;
  readonly tags!: number;
  readonly stars!: number;
  /** Links made in bulk, per day. */
  readonly batchLinks!: number;
  /** Days that the member log reaches back. */
  readonly logRetentionDays!: number;
  /** Days that analytics reach back. */
  readonly analyticsRangeDays!: number;
}

/** Toggles that a new link begins with. */
export class FeatureDefaultsDto {
  readonly smartUtm!: boolean;
  readonly nativeOpen!: boolean;
  readonly publicAnalytics!: boolean;
  readonly showAuthor!: boolean;
}

/** The plan of the group acted in, and what it means. */
export class FeaturesDto {
  @ApiProperty({ enum: CURRENT_PLANS })
  readonly currentPlan!: CurrentPlan;
  /** The plan's name as people see it, such as `InitialLegacy`. */
  readonly displayPlan!: string;
  /** 0 Free, 1 Personal, 2 Initial, 3 Classic; paid for when above 0. */
  readonly planLevel!: number;
  /** The plan to grow into; null when there is none. */
  @ApiProperty({ enum: CURRENT_PLANS, nullable: true })
  readonly nextPlan!: CurrentPlan | null;
  readonly features!: FeaturesOfPlanDto;
  readonly limits!: LimitsOfPlanDto;
  readonly defaults!: FeatureDefaultsDto;
}

/** How much of one thing the group has used. */
export class MeterDto {
  /** Name of the limit, as in `GET /my/features`. */
  readonly name!: string;
  readonly used!: number;
  /** −1 where there is none. */
  readonly limit!: number;
  /** `day`, `month`: starts again with each day or calendar month of the group; `ever`: goes down only when things go. */
  readonly period!: 'day' | 'month' | 'ever';
}

/** What the group acted in has used; limits of -1 are none. */
export class UsageDto {
  readonly clickLimit!: number;
  readonly clickUsage!: number;
  /** Previews that may be changed. */
  readonly imageLimit!: number;
  readonly imageUsage!: number;
  /** AI suggestions of this month. */
  readonly chatGPTLimit!: number;
  readonly chatGPTUsage!: number;
  /** Changes of a destination of this month. */
  readonly changeLinkUrlLimit!: number;
  readonly changeLinkUrlUsage!: number;
  /** Links that may still be made in bulk today. */
  readonly dailyBatchQuotaRemaining!: number;
  /** When the month ends in the group's time zone: ISO 8601, UTC. */
  readonly resetTime!: string;
  /** Everything that the plan limits. */
  readonly meters!: MeterDto[];
}
