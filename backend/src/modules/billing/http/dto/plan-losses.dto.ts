import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { CURRENT_PLANS, type CurrentPlan } from '../../domain/plan-table';

/** The plan that a group thinks of. */
export class OtherPlanDto {
  @ApiProperty({ enum: CURRENT_PLANS })
  @IsIn(CURRENT_PLANS, { message: `plan must be one of ${CURRENT_PLANS.join(', ')}` })
  readonly plan!: CurrentPlan;
}

/** A limit that is lower with the other plan. */
export class LostLimitDto {
  /** Name of the limit, as in `GET /my/features`. */
  readonly name!: string;
  /** The limit now; −1 if unlimited. */
  readonly now!: number;
  /** The limit with the other plan. */
  readonly then!: number;
  /** Current usage of the group; null for limits that are ranges of days. */
  readonly used!: number | null;
  /** How much of the usage exceeds the lower limit. It is kept, but nothing can be added. */
  readonly over!: number;
}

/** What a group has no longer with another plan; both lists are empty for a larger one. */
export class PlanLossesDto {
  readonly limits!: LostLimitDto[];
  /** Names of features, as in `GET /my/features`. */
  readonly features!: string[];
}
