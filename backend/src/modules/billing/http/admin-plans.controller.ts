import { Body, Controller, Param, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { idIn } from '../../../shared/http/path-id';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { ChangePlan } from '../application/change-plan.service';
import { ChangePlanDto } from './dto/plans.dto';

@ApiTags('admin')
@Controller('admin/groups')
export class AdminPlansController {
  constructor(
    private readonly changePlan: ChangePlan,
    private readonly addresses: ClientAddress,
  ) {}

  /** Changes a group's plan. Existing items above the limits of a smaller plan are kept. */
  @Put(':groupId/plan')
  @Requires('billing.change-plan')
  @Answers(SuccessDto)
  async change(
    @CurrentMember() admin: Member,
    @Param('groupId') groupId: string,
    @Body() { plan }: ChangePlanDto,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    await this.changePlan.change(admin, idIn(groupId), plan, this.addresses.of(request.raw));
    return new SuccessDto();
  }
}
