import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { PlanLossesService } from '../application/plan-losses.service';
import { OtherPlanDto, PlanLossesDto } from './dto/plan-losses.dto';
import { PlanCatalogueDto } from './dto/plans.dto';
import { presentCatalogue } from './plans.presenter';

@ApiTags('billing')
@Controller('plans')
export class PlansController {
  constructor(private readonly losses: PlanLossesService) {}

  /** Lists all plans with their limits, features and prices. */
  @Get()
  @Requires('billing.list-plans')
  @Answers(PlanCatalogueDto)
  catalogue(): PlanCatalogueDto {
    return presentCatalogue();
  }

  /** Returns what the active group would lose with a smaller plan. */
  @Get(':plan/losses')
  @Requires('billing.show-losses')
  @Answers(PlanLossesDto)
  async lossesOf(
    @Param() { plan }: OtherPlanDto,
    @CurrentMember() { groupId }: Member,
  ): Promise<PlanLossesDto> {
    const { limits, features } = await this.losses.lossesOf(groupId, plan);
    return { limits: [...limits], features: [...features] };
  }
}
