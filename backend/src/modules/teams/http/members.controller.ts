import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { idIn } from '../../../shared/http/path-id';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { ChangeMembersService } from '../application/change-members.service';
import { ShowTeamService } from '../application/show-team.service';
import { ChangeRoleDto, RemoveMemberDto, TeamDto } from './dto/team.dto';
import { TeamCalls } from './team-calls';
import { levelOf, presentTeam } from './team.presenter';

/** Who works together in the group acted in. */
@ApiTags('groups')
@Controller('my/groups/:groupId')
export class MembersController {
  constructor(
    private readonly showTeam: ShowTeamService,
    private readonly changeMembers: ChangeMembersService,
    private readonly calls: TeamCalls,
  ) {}

  /** Lists the group's members and pending invitations, and the number of seats left in its plan. */
  @Get('members')
  @Requires('teams.list-members')
  @Answers(TeamDto)
  async list(@CurrentMember() member: Member, @Param('groupId') groupId: string): Promise<TeamDto> {
    return presentTeam(await this.showTeam.to(member, idIn(groupId)));
  }

  /**
   * Changes a member's role. A group always has at least one admin, and the owner of a home group remains its admin.
   */
  @Put('members')
  @Requires('teams.change-role')
  @Answers(SuccessDto)
  async changeRole(
    @CurrentMember() member: Member,
    @Param('groupId') groupId: string,
    @Body() { userId, role }: ChangeRoleDto,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    await this.changeMembers.changeRole(this.calls.callOf(member, groupId, request), userId, levelOf(role));
    return new SuccessDto();
  }

  /** Removes a member from the group immediately. */
  @Delete('members')
  @Requires('teams.remove-member')
  @Answers(SuccessDto)
  async remove(
    @CurrentMember() member: Member,
    @Param('groupId') groupId: string,
    @Query() { userId }: RemoveMemberDto,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    await this.changeMembers.remove(this.calls.callOf(member, groupId, request), userId);
    return new SuccessDto();
  }

  /** Leaves a group, which need not be the active one. */
  @Post('leave')
  @HttpCode(200)
  @Requires('teams.leave')
  @Answers(SuccessDto)
  async leave(
    @CurrentMember() member: Member,
    @Param('groupId') groupId: string,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    await this.changeMembers.leave(this.calls.callOf(member, groupId, request));
    return new SuccessDto();
  }
}
