import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { type LinkName, NamedLink } from '../../../shared/http/link-name.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { Appeals, type AppealStanding } from '../application/appeals.service';
import { AppealDto, AppealStandingDto } from './dto/reports.dto';

const present = ({ canAppeal, appealedAt }: AppealStanding): AppealStandingDto => ({
  canAppeal,
  appealedTime: appealedAt?.toISOString() ?? null,
});

/** For those whose link was stopped, or is warned of. */
@ApiTags('abuse')
@Controller('links/:encodeId/appeal')
export class AppealsController {
  constructor(
    private readonly appeals: Appeals,
    private readonly addresses: ClientAddress,
  ) {}

  /** Returns whether an appeal can be made for a link, and whether one has been made. */
  @Get()
  @Requires('reports.show-appeal')
  @Answers(AppealStandingDto)
  async show(@CurrentMember() member: Member, @NamedLink() link: LinkName): Promise<AppealStandingDto> {
    return present(await this.appeals.standing({ member, link }));
  }

  /** Asks the site administrators to review their decision on a link. One appeal per link. */
  @Post()
  @Requires('reports.appeal')
  @Answers(AppealStandingDto, 201)
  async appeal(
    @CurrentMember() member: Member,
    @NamedLink() link: LinkName,
    @Body() { text }: AppealDto,
    @Req() request: FastifyRequest,
  ): Promise<AppealStandingDto> {
    const address = this.addresses.addressOf(request.raw);
    return present(await this.appeals.appeal({ member, link }, text, address));
  }
}
