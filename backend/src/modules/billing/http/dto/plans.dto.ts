import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { CURRENT_PLANS, type CurrentPlan } from '../../domain/plan-table';
import { LimitsOfPlanDto, PlanFeaturesDto } from './billing.dto';

/** What one month costs, in units of the currency. */
export class PriceDto {
  /** Paid month by month. */
  readonly monthly!: number;
  /** Paid for a year at once. */
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
  /** The plan's name as people see it, such as `InitialLegacy`. */
  readonly displayPlan!: string;
  /** 0 Free, 1 Personal, 2 Initial, 3 Classic. */
  readonly planLevel!: number;
  /** The plan to grow into; null when there is none. */
  @ApiProperty({ enum: CURRENT_PLANS, nullable: true })
  readonly nextPlan!: CurrentPlan | null;
  readonly limits!: LimitsOfPlanDto;
  readonly features!: PlanFeaturesDto;
  /** Null for plans that are not on sale. */
  readonly prices!: PricesDto | null;
}

/** All plans, smaller ones first. */
export class PlanCatalogueDto {
  readonly plans!: PlanDto[];
  /** Each brand domain has a plan of its own. */
  readonly brandDomainPrices!: PricesDto;
}

/** Which plan a group is to have. */
export class ChangePlanDto {
  @ApiProperty({ enum: CURRENT_PLANS })
  @IsIn(CURRENT_PLANS, { message: `plan must be one of ${CURRENT_PLANS.join(', ')}` })
  readonly plan!: CurrentPlan;
}
