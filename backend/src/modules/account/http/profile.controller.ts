import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { AccountSettingsService } from '../application/account-settings.service';
import { MyInfoService } from '../application/my-info.service';
import { MyInfoDto, ChangeSettingsDto, SettingsDto } from './dto/profile.dto';
import { presentInfo, presentAccountSettings } from './profile.presenter';

@ApiTags('account')
@Controller('my')
export class ProfileController {
  constructor(
    private readonly myInfo: MyInfoService,
    private readonly settings: AccountSettingsService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Returns the caller's profile and active group. */
  @Get('info')
  @Requires('account.show-info')
  @Answers(MyInfoDto)
  async info(@CurrentMember() member: Member): Promise<MyInfoDto> {
    return presentInfo({ member, ...(await this.myInfo.infoOf(member)) });
  }

  /** Returns the caller's settings. */
  @Get('settings')
  @Requires('account.show-settings')
  @Answers(SettingsDto)
  async read(@CurrentMember() member: Member): Promise<SettingsDto> {
    return presentAccountSettings(await this.settings.settingsOf(member.userId));
  }

  /** Updates the caller's settings. If any value is invalid, nothing is changed. */
  @Put('settings')
  @Requires('account.change-settings')
  @Answers(SettingsDto)
  async change(
    @CurrentMember() member: Member,
    @Body() input: ChangeSettingsDto,
    @Req() request: FastifyRequest,
  ): Promise<SettingsDto> {
    return presentAccountSettings(
      await this.settings.change(member, input, this.addresses.addressOf(request.raw)),
    );
  }
}
