import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { OrNull } from '../../../../shared/http/or-null.decorator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { MAX_PLAN_REASON_LENGTH } from '../../domain/given-plan';
import { GRANT_SOURCES, type GrantSource } from '../../domain/plan-grant';
import { CURRENT_PLANS, type CurrentPlan } from '../../domain/plan-table';
import { LimitsOfPlanDto, PlanFeaturesDto } from './billing.dto';

const MAX_MOMENT_LENGTH = 100;
/** Spaces that are left out later may be more than that. */
const MAX_RAW_REASON_LENGTH = 2 * MAX_PLAN_REASON_LENGTH;

/** What one month costs, in units of the currency. */
export class PriceDto {
  /** Price when billed monthly. */
  readonly monthly!: number;
  /** Price when billed yearly. */
  readonly yearly!: number;
}

/** What a plan costs: TWD for local customers, USD for everybody else. */
export class PricesDto {
  readonly TWD!: PriceDto;
  readonly USD!: PriceDto;
}

/** What a year costs, in units of the currency. */
export class YearPricesDto {
  readonly TWD!: number;
  readonly USD!: number;
}

/** One of the plans. */
export class PlanDto {
  @ApiProperty({ enum: CURRENT_PLANS })
  readonly currentPlan!: CurrentPlan;
  /** Display name of the plan, such as `InitialLegacy`. */
  readonly displayPlan!: string;
  /** Plan level. 0: Free, 1: Personal, 2: Initial, 3: Classic. */
  readonly planLevel!: number;
  /** The next higher plan; null if there is none. */
  @ApiProperty({ enum: CURRENT_PLANS, nullable: true })
  readonly nextPlan!: CurrentPlan | null;
  readonly limits!: LimitsOfPlanDto;
  readonly features!: PlanFeaturesDto;
  /** Prices of the plan; null if it is not for sale. */
  readonly prices!: PricesDto | null;
}

/** All plans, smaller ones first. */
export class PlanCatalogueDto {
  readonly plans!: PlanDto[];
  /** What a domain that is bought here costs. */
  readonly brandDomainPrices!: YearPricesDto;
}

/** Which plan a group is to have. */
export class ChangePlanDto {
  /** `free` ends what was given before. */
  @ApiProperty({ enum: CURRENT_PLANS })
  @IsIn(CURRENT_PLANS, { message: `plan must be one of ${CURRENT_PLANS.join(', ')}` })
  readonly plan!: CurrentPlan;

  /** First moment without the plan: ISO 8601 with offset, in the future. Null or left out: until it is ended. Not for `free`. */
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_MOMENT_LENGTH)
  @IsString({ message: 'until must be an ISO 8601 time, or null for no end' })
  readonly until?: string | null;

  /** Why: one line of at most 500 characters. Admins of the group find it in their activity log. */
  @MaxLength(MAX_RAW_REASON_LENGTH, {
    message: `reason can have at most ${MAX_PLAN_REASON_LENGTH} characters`,
  })
  @IsString({ message: 'reason must say why, in one line' })
  readonly reason!: string;
}

/** A plan that a group was given for some time. */
export class PlanGrantDto {
  @ApiProperty({ enum: CURRENT_PLANS })
  readonly plan!: CurrentPlan;
  /** `admin`: given by a site administrator. `order`: paid for. */
  @ApiProperty({ enum: GRANT_SOURCES })
  readonly source!: GrantSource;
  /** ISO 8601, UTC. */
  readonly from!: string;
  /** First moment without it: ISO 8601, UTC. Null: until it is ended. */
  readonly until!: string | null;
  /** Why it was given; null if paid for, or if no reason was asked for then. */
  readonly reason!: string | null;
  /** Whether it counts now. */
  readonly isLive!: boolean;
}

/** The plan of a group, and all that it was ever given. */
export class PlanOfGroupDto {
  readonly groupId!: number;
  readonly name!: string;
  /** The highest plan of the grants that are live. */
  @ApiProperty({ enum: CURRENT_PLANS })
  readonly currentPlan!: CurrentPlan;
  /** Newest first. */
  readonly grants!: PlanGrantDto[];
}
