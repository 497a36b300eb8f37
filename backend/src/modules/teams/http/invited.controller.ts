import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { AnswerInvitationService } from '../application/answer-invitation.service';
import { LookAtInvitationService } from '../application/look-at-invitation.service';
import { InvitationTokenDto, JoinedDto, SeenInvitationDto } from './dto/invitation.dto';
import { presentSeen } from './team.presenter';

/** What an invited person can do with the link of the mail. */
@ApiTags('groups')
@Controller('invitations')
export class InvitedController {
  constructor(
    private readonly look: LookAtInvitationService,
    private readonly answer: AnswerInvitationService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Returns the details of an invitation link. */
  @Post('check')
  @HttpCode(200)
  @Requires('teams.check-invitation')
  @Answers(SeenInvitationDto)
  async check(@Body() { token }: InvitationTokenDto): Promise<SeenInvitationDto> {
    return presentSeen(await this.look.byToken(token));
  }

  /** Accepts an invitation. The caller must be the invited person. */
  @Post('accept')
  @HttpCode(200)
  @Requires('teams.accept-invitation')
  @Answers(JoinedDto)
  async accept(
    @CurrentMember() member: Member,
    @Body() { token }: InvitationTokenDto,
    @Req() request: FastifyRequest,
  ): Promise<JoinedDto> {
    return { groupId: await this.answer.accept(member, token, this.addresses.addressOf(request.raw)) };
  }

  /** Declines an invitation. Anyone with the link can decline; no account is needed. */
  @Post('decline')
  @HttpCode(200)
  @Requires('teams.decline-invitation')
  @Answers(SuccessDto)
  async decline(@Body() { token }: InvitationTokenDto, @Req() request: FastifyRequest): Promise<SuccessDto> {
    await this.answer.decline(token, this.addresses.addressOf(request.raw));
    return new SuccessDto();
  }
}
