import { Body, Controller, Delete, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Idempotent } from '../../../shared/http/idempotency.interceptor';
import { idIn } from '../../../shared/http/path-id';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { InvitePeopleService } from '../application/invite-people.service';
import { invitedPerson } from '../application/invited-person';
import { ManageInvitationsService } from '../application/manage-invitations.service';
import {
  CancelInvitationDto,
  InvitationPathDto,
  InviteDto,
  InvitedDto,
  SendAgainDto,
} from './dto/invitation.dto';
import { InviteeDto } from './dto/team.dto';
import { TeamCalls } from './team-calls';
import { levelOf, presentInvitee } from './team.presenter';

/** Asking people into the group acted in, for its admins. */
@ApiTags('groups')
@Controller('my/groups/:groupId')
export class InvitationsController {
  constructor(
    private readonly invitePeople: InvitePeopleService,
    private readonly manage: ManageInvitationsService,
    private readonly calls: TeamCalls,
    private readonly clock: Clock,
  ) {}

  /**
   * Invites people to the group: all of them, or none if any is refused. Each invitation is sent by email with a link
   * that works once and expires after 14 days.
   */
  @Post('invite')
  @Requires('teams.invite')
  @Idempotent()
  @Answers(InvitedDto, 201)
  async invite(
    @CurrentMember() member: Member,
    @Param('groupId') groupId: string,
    @Body() { ids, emails, role = 'general', lang }: InviteDto,
    @Req() request: FastifyRequest,
  ): Promise<InvitedDto> {
    const input = { ids, emails, level: levelOf(role), lang };
    const sent = await this.invitePeople.invite(this.calls.callOf(member, groupId, request), input);
    const now = this.clock.now();
    return { invitations: sent.map((each) => presentInvitee(invitedPerson(each, now))) };
  }

  /** Revokes an invitation, answered or not. Its link stops working. */
  @Delete('invitations')
  @Requires('teams.cancel-invitation')
  @Answers(SuccessDto)
  async cancel(
    @CurrentMember() member: Member,
    @Param('groupId') groupId: string,
    @Query() { invitationId }: CancelInvitationDto,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    await this.manage.cancel(this.calls.callOf(member, groupId, request), invitationId);
    return new SuccessDto();
  }

  /** Sends an invitation again with a new link that expires after 14 days. At most three times an hour. */
  @Post('invitations/:invitationId/resend')
  @HttpCode(200)
  @Requires('teams.resend-invitation')
  @Answers(InviteeDto)
  async sendAgain(
    @CurrentMember() member: Member,
    @Param() { groupId, invitationId }: InvitationPathDto,
    @Body() { lang }: SendAgainDto,
    @Req() request: FastifyRequest,
  ): Promise<InviteeDto> {
    const call = this.calls.callOf(member, groupId, request);
    const sent = await this.manage.sendAgain(call, idIn(invitationId), lang);
    return presentInvitee(invitedPerson(sent, this.clock.now()));
  }
}
