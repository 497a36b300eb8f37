import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { CURRENT_PLANS, type CurrentPlan } from '../../domain/plan-table';
import { LimitsOfPlanDto, PlanFeaturesDto } from './billing.dto';

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
  /** Prices of the plans for brand domains. Each domain has its own plan. */
  readonly brandDomainPrices!: PricesDto;
}

/** Which plan a group is to have. */
export class ChangePlanDto {
  @ApiProperty({ enum: CURRENT_PLANS })
  @IsIn(CURRENT_PLANS, { message: `plan must be one of ${CURRENT_PLANS.join(', ')}` })
  readonly plan!: CurrentPlan;
}
