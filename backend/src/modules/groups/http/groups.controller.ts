import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { WebSettings } from '../../../config/settings';
import type { Actor, Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentActor, CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { Groups } from '../application/groups.service';
import { FrontSitesDto, GroupSettingsDto, MyGroupsDto } from './dto/groups.dto';
import { presentGroups, presentSettings } from './groups.presenter';

/** Guests act in no group; what is everybody's is found under this number. */
const NO_GROUP = 0;

@ApiTags('groups')
@ApiBearerAuth()
@Controller()
export class GroupsController {
  constructor(
    private readonly groups: Groups,
    private readonly web: WebSettings,
  ) {}

  /** The groups that the caller belongs to. */
  @Get('my/groups')
  @Requires('member')
  @Answers(MyGroupsDto)
  async mine(@CurrentMember() member: Member): Promise<MyGroupsDto> {
    return presentGroups(await this.groups.groupsOf(member.userId));
  }

  /** How one of the caller's groups is set up. */
  @Get('groups/:groupId/settings')
  @Requires('member')
  @Answers(GroupSettingsDto)
  async settings(
    @CurrentMember() member: Member,
    @Param('groupId') groupId: string,
  ): Promise<GroupSettingsDto> {
    const { level } = await this.groups.requireMembership(member.userId, idOf(groupId));
    return presentSettings(await this.groups.settingsOf(idOf(groupId)), level);
  }

  /** The hosts that one of the caller's groups may be used on; group 0 is everybody who is not signed in. */
  @Get('groups/:groupId/frontsites')
  @Requires('guest')
  @Answers(FrontSitesDto)
  async frontSites(@CurrentActor() actor: Actor, @Param('groupId') groupId: string): Promise<FrontSitesDto> {
    const ours = [new URL(this.web.appOrigin).host];
    if (idOf(groupId) === NO_GROUP) return { hosts: ours };
    await this.groups.requireMembership(actor.userId, idOf(groupId));
    const { frontHosts } = await this.groups.settingsOf(idOf(groupId));
    return { hosts: frontHosts.length > 0 ? Array.from(frontHosts) : ours };
  }
}

const WHOLE = /^\d{1,9}$/;

/** What is no number names a group that nobody belongs to. */
const idOf = (text: string): number => (WHOLE.test(text) ? Number(text) : -1);
