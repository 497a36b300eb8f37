import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentActor } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { SuspensionAppealsService } from '../application/suspension-appeals.service';
import { presentSuspensionState } from './appeals.presenter';
import { AppealTokenDto, NewSuspensionAppealDto, SuspensionStateDto } from './dto/appeals.dto';

/** For people who were suspended, and cannot sign in. */
@ApiTags('abuse')
@Controller('suspension-appeals')
export class SuspensionAppealsController {
  constructor(
    private readonly appeals: SuspensionAppealsService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Returns how the suspended account stands that a token is for. The token is in the body, so that no log has it. */
  @Post('standing')
  @HttpCode(200)
  @Requires('desk.show-own-suspension')
  @Answers(SuspensionStateDto)
  async suspensionState(@Body() { token }: AppealTokenDto): Promise<SuspensionStateDto> {
    return presentSuspensionState(await this.appeals.suspensionState(token));
  }

  /** Asks the site administrators to review a suspension. One at a time, and three for each suspension. */
  @Post()
  @Requires('desk.appeal')
  @Answers(SuspensionStateDto, 201)
  async appeal(
    @CurrentActor() actor: Actor,
    @Body() input: NewSuspensionAppealDto,
    @Req() request: FastifyRequest,
  ): Promise<SuspensionStateDto> {
    const caller = { actor, address: this.addresses.addressOf(request.raw) };
    return presentSuspensionState(await this.appeals.appeal(caller, input));
  }
}
