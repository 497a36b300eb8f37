import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { idIn } from '../../../shared/http/path-id';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { AnswerInvitationService } from '../application/answer-invitation.service';
import { OwnInvitationsService } from '../application/own-invitations.service';
import { JoinedDto, OwnInvitationsDto } from './dto/invitation.dto';
import { presentOwnInvitation } from './team.presenter';

/** What an invited person can do without the mail. */
@ApiTags('groups')
@Controller('my/invitations')
export class OwnInvitationsController {
  constructor(
    private readonly own: OwnInvitationsService,
    private readonly answer: AnswerInvitationService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Lists the invitations the caller can answer, newest first. */
  @Get()
  @Requires('teams.list-own-invitations')
  @Answers(OwnInvitationsDto)
  async list(@CurrentMember() { userId }: Member): Promise<OwnInvitationsDto> {
    return { invitations: (await this.own.invitationsOf(userId)).map(presentOwnInvitation) };
  }

  /** Accepts an invitation and joins its group. */
  @Post(':invitationId/accept')
  @HttpCode(200)
  @Requires('teams.accept-own-invitation')
  @Answers(JoinedDto)
  async accept(
    @CurrentMember() member: Member,
    @Param('invitationId') invitationId: string,
    @Req() request: FastifyRequest,
  ): Promise<JoinedDto> {
    const address = this.addresses.addressOf(request.raw);
    return { groupId: await this.answer.acceptOwn(member, idIn(invitationId), address) };
  }

  /** Declines an invitation. */
  @Post(':invitationId/decline')
  @HttpCode(200)
  @Requires('teams.decline-own-invitation')
  @Answers(SuccessDto)
  async decline(
    @CurrentMember() member: Member,
    @Param('invitationId') invitationId: string,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    await this.answer.declineOwn(member, idIn(invitationId), this.addresses.addressOf(request.raw));
    return new SuccessDto();
  }
}
