import { Body, Controller, Get, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { WebSettings } from '../../../config/web-settings';
import type { Actor, GroupLevel, Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentActor, CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Idempotent } from '../../../shared/http/idempotency.interceptor';
import { idIn } from '../../../shared/http/path-id';
import { Requires } from '../../../shared/http/requires.decorator';
import { siteHostOf } from '../../../shared/http/site-host';
import { ChangeGroupSettingsService } from '../application/change-group-settings.service';
import type { GroupSnapshot } from '../application/group-snapshot';
import { GroupsService } from '../application/groups.service';
import { MakeGroupService } from '../application/make-group.service';
import type { AdminOrigin } from '../domain/group-settings';
import { ChangeGroupSettingsDto } from './dto/change-group-settings.dto';
import { FrontSitesDto, GroupSettingsDto, MadeGroupDto, MakeGroupDto, MyGroupsDto } from './dto/groups.dto';

import { presentGroups, presentGroupSettings } from './groups.presenter';

/** Guests act in no group; what is everybody's is found under this number. */
const NO_GROUP = 0;

@ApiTags('groups')
@Controller()
export class GroupsController {
  constructor(
    private readonly groups: GroupsService,
    private readonly makeGroup: MakeGroupService,
    private readonly changeSettings: ChangeGroupSettingsService,
    private readonly addresses: ClientAddress,
    private readonly web: WebSettings,
  ) {}

  /** Lists the groups the caller belongs to. */
  @Get('my/groups')
  @Requires('groups.list-mine')
  @Answers(MyGroupsDto)
  async mine(@CurrentMember() member: Member): Promise<MyGroupsDto> {
    return presentGroups(await this.groups.groupsOf(member.userId));
  }

  /**
   * Creates a group on the free plan with the caller as its admin. A user can have up to 20 groups besides their home
   * group.
   */
  @Post('my/groups')
  @Requires('groups.make')
  @Idempotent()
  @Answers(MadeGroupDto, 201)
  async make(
    @CurrentMember() member: Member,
    @Body() { name }: MakeGroupDto,
    @Req() request: FastifyRequest,
  ): Promise<MadeGroupDto> {
    const made = await this.makeGroup.make(member, name, this.addresses.addressOf(request.raw));
    return { groupId: made.groupId, name: made.name };
  }

  /** Returns the settings of one of the caller's groups. */
  @Get('groups/:groupId/settings')
  @Requires('groups.show-settings')
  @Answers(GroupSettingsDto)
  async settings(
    @CurrentMember() member: Member,
    @Param('groupId') groupId: string,
    @Req() request: FastifyRequest,
  ): Promise<GroupSettingsDto> {
    const { level } = await this.groups.requireMembership(member.userId, idIn(groupId));
    return this.presented(await this.groups.settingsOf(idIn(groupId)), level, this.originOf(request));
  }

  /**
   * Updates the active group's settings (admins only). Fields left out keep their values. Changes that would lock the
   * caller out are refused.
   */
  @Put('groups/:groupId/settings')
  @Requires('groups.change-settings')
  @Answers(GroupSettingsDto)
  async change(
    @CurrentMember() member: Member,
    @Param('groupId') groupId: string,
    @Body() input: ChangeGroupSettingsDto,
    @Req() request: FastifyRequest,
  ): Promise<GroupSettingsDto> {
    const caller = this.originOf(request);
    const changed = await this.changeSettings.change(member, idIn(groupId), input, caller);
    return this.presented(changed, 2, caller);
  }

  /** Returns the hosts on which a group may be used. Group 0 stands for callers who are not signed in. */
  @Get('groups/:groupId/frontsites')
  @Requires('groups.list-front-sites')
  @Answers(FrontSitesDto)
  async frontSites(@CurrentActor() actor: Actor, @Param('groupId') groupId: string): Promise<FrontSitesDto> {
    const ours = [new URL(this.web.appOrigin).host];
    if (idIn(groupId) === NO_GROUP) return { hosts: ours };
    await this.groups.requireMembership(actor.userId, idIn(groupId));
    const { frontHosts } = await this.groups.settingsOf(idIn(groupId));
    return { hosts: frontHosts.length > 0 ? Array.from(frontHosts) : ours };
  }
  private presented(group: GroupSnapshot, level: GroupLevel, caller: AdminOrigin): GroupSettingsDto {
    return presentGroupSettings({ ...group, linkSchema: this.groups.schemeOf(group) }, level, caller);
  }

  private originOf(request: FastifyRequest): AdminOrigin {
    return { host: siteHostOf(request), address: this.addresses.addressOf(request.raw) };
  }
}
