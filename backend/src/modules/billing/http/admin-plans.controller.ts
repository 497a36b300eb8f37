import { Body, Controller, Get, Param, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { idIn } from '../../../shared/http/path-id';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { ChangePlanService } from '../application/change-plan.service';
import { PlanOfGroupService } from '../application/plan-of-group.service';
import { ChangePlanDto, PlanOfGroupDto } from './dto/plans.dto';
import { presentPlanOf } from './plans.presenter';

@ApiTags('admin')
@Controller('admin/groups')
export class AdminPlansController {
  constructor(
    private readonly changePlan: ChangePlanService,
    private readonly planOfGroup: PlanOfGroupService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Returns the plan of a group and all that it was given. */
  @Get(':groupId/plan')
  @Requires('billing.show-plan')
  @Answers(PlanOfGroupDto)
  async show(@Param('groupId') groupId: string): Promise<PlanOfGroupDto> {
    return presentPlanOf(await this.planOfGroup.planOf(idIn(groupId)));
  }

  /** Changes a group's plan. Existing items above the limits of a smaller plan are kept. */
  @Put(':groupId/plan')
  @Requires('billing.change-plan')
  @Answers(SuccessDto)
  async change(
    @CurrentMember() admin: Member,
    @Param('groupId') groupId: string,
    @Body() body: ChangePlanDto,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    await this.changePlan.change(admin, idIn(groupId), body, this.addresses.addressOf(request.raw));
    return new SuccessDto();
  }
}
