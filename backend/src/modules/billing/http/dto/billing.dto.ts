import { ApiProperty } from '@nestjs/swagger';
import { CURRENT_PLANS, type CurrentPlan, type Limits } from '../../domain/plan-table';

/** What a plan has. */
export class PlanFeaturesDto {
  /** Whether data and reports can be exported. */
  readonly export!: boolean;
  /** Whether links can be restored from the trash. */
  readonly restore!: boolean;
  /** Whether colours and images of QR codes can be customised. */
  readonly qrCustomisation!: boolean;
  readonly removeAds!: boolean;
  readonly advancedSearch!: boolean;
  /** Whether custom domains can be purchased. Each has its own plan. */
  readonly brandDomain!: boolean;
  /** Whether one domain is included for as long as the plan is billed yearly. */
  readonly yearlyDomain!: boolean;
}

/** What the group's plan and settings allow. */
export class FeaturesOfPlanDto extends PlanFeaturesDto {
  /** Whether preview images can be uploaded. */
  readonly uploadImage!: boolean;
  /**
   * Whether links can pass an extra path segment to the destination. A trailing slash in a short URL is always
   * accepted.
   */
  readonly pathFormat!: boolean;
  /** URL scheme of short URLs. */
  readonly linkSchema!: 'https' | 'http';
  /** Whether the caller can edit links created by others, as an admin or because every member can. */
  readonly 'link.write.group.editable'!: boolean;
  /** Whether every member can edit all links of the group. */
  readonly 'link.write.group.everyone'!: boolean;
}

/** How much the plan allows; -1 where there is no limit. */
export class LimitsOfPlanDto implements Limits {
  /** Clicks by people per calendar month in the group's time zone. */
  readonly clicks!: number;
  /** Per calendar month in the group's time zone. */
  readonly aiSuggestions!: number;
  /** Number of links whose preview can be edited. */
  readonly editablePreviews!: number;
  /** Destination changes per calendar month in the group's time zone. */
  readonly urlReplacements!: number;
  /** Number of pixel and tag tools. */
  readonly trackingTools!: number;
  readonly utmGroups!: number;
  readonly invitees!: number;
  readonly tags!: number;
  readonly stars!: number;
  /** Links created in batches per day. */
  readonly batchLinks!: number;
  /** Number of days for which the activity log is retained. */
  readonly logRetentionDays!: number;
  /** Number of days for which analytics can be viewed. */
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
  /** Display name of the plan, such as `InitialLegacy`. */
  readonly displayPlan!: string;
  /** Plan level. 0: Free, 1: Personal, 2: Initial, 3: Classic. Levels above 0 are paid. */
  readonly planLevel!: number;
  /** The next higher plan; null if there is none. */
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
  /** The limit; −1 if unlimited. */
  readonly limit!: number;
  /**
   * `day` and `month` reset with each day or calendar month in the group's time zone. `ever` never resets; deleting
   * items frees capacity.
   */
  readonly period!: 'day' | 'month' | 'ever';
}

/** What the group acted in has used; limits of -1 are none. */
export class UsageDto {
  /** Monthly limit of clicks by people. */
  readonly clickLimit!: number;
  /** Clicks by people in the running month, as analytics count them. */
  readonly clickUsage!: number;
  /** Number of links whose preview can be edited. */
  readonly imageLimit!: number;
  readonly imageUsage!: number;
  /** Monthly limit of AI suggestions. */
  readonly chatGPTLimit!: number;
  readonly chatGPTUsage!: number;
  /** Monthly limit of destination changes. */
  readonly changeLinkUrlLimit!: number;
  readonly changeLinkUrlUsage!: number;
  /** Remaining links that can be created in batches today. */
  readonly dailyBatchQuotaRemaining!: number;
  /** When the monthly limits reset, in the group's time zone; ISO 8601, UTC. */
  readonly resetTime!: string;
  /** The group's time zone, an IANA name such as `Asia/Taipei`. */
  readonly timeZone!: string;
  /** Usage of every plan limit. */
  readonly meters!: MeterDto[];
}
