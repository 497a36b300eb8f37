import { Body, Controller, Get, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { LANGUAGES, PeopleService } from '../../../identity';
import { ApiOverviewService } from '../application/api-overview.service';
import { EnableApiService } from '../application/enable-api.service';
import { NotificationEmailsService } from '../application/notification-emails.service';
import { presentApi } from './api-info.presenter';
import { ApiInfoDto, ConfirmedEmailDto, ConfirmEmailDto, NotificationEmailsDto } from './dto/api-plan.dto';

/** Codes are long; this is for those who try them all the same. */
const CONFIRMATIONS = { name: 'developer.confirm', points: 60, seconds: 3_600 };

@ApiTags('developer')
@Controller('developer')
export class ApiPlanController {
  constructor(
    private readonly overview: ApiOverviewService,
    private readonly enableApi: EnableApiService,
    private readonly emails: NotificationEmailsService,
    private readonly limits: RateLimits,
    private readonly addresses: ClientAddress,
    private readonly people: PeopleService,
  ) {}

  /** Returns the API plan of the active group and how much of it is used. */
  @Get('my/api/info')
  @Requires('developer.show-api')
  @Answers(ApiInfoDto)
  async show(@CurrentMember() member: Member): Promise<ApiInfoDto> {
    const [api, person] = await Promise.all([
      this.overview.overviewOf(member),
      this.people.find(member.userId),
    ]);
    return presentApi(api, { userId: member.userId, email: person?.email ?? '' });
  }

  /** Enables the API for the active group, free of charge. Requires a verified telephone number where this site verifies them. */
  @Post('api/plan/enable')
  @Requires('developer.enable-api')
  @Answers(ApiInfoDto)
  async enable(@CurrentMember() member: Member, @Req() request: FastifyRequest): Promise<ApiInfoDto> {
    await this.enableApi.run(member, this.addresses.addressOf(request.raw));
    return this.show(member);
  }

  /** Sets who is notified by email how much of the quota is used, and when. */
  @Put('my/notification/emails')
  @Requires('developer.set-notifications')
  @Answers(ApiInfoDto)
  async setEmails(
    @CurrentMember() member: Member,
    @Body() { emails, notification, threshold, lang = LANGUAGES[0] }: NotificationEmailsDto,
  ): Promise<ApiInfoDto> {
    await this.emails.replace(member, { emails, lang, notifies: notification, threshold });
    return this.show(member);
  }

  /** Confirms by the code of an email that its address is notified of the use of the API. */
  @Post('notification/emails/confirm')
  @Requires('developer.confirm-email')
  @Answers(ConfirmedEmailDto)
  async confirm(
    @Body() { code }: ConfirmEmailDto,
    @Req() request: FastifyRequest,
  ): Promise<ConfirmedEmailDto> {
    await this.limits.take(CONFIRMATIONS, this.addresses.addressOf(request.raw));
    return { email: await this.emails.confirm(code) };
  }
}
