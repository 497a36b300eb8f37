import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { type LinkName, NamedLink } from '../../../shared/http/link-name.decorator';
import { Requires } from '../../../shared/http/requires.decorator';
import { AppealsService, type LinkAppealState } from '../application/appeals.service';
import { AppealDto, LinkAppealStateDto } from './dto/reports.dto';

const present = ({ canAppeal, appealedAt }: LinkAppealState): LinkAppealStateDto => ({
  canAppeal,
  appealedTime: appealedAt?.toISOString() ?? null,
});

/** For those whose link was stopped, or is warned of. */
@ApiTags('abuse')
@Controller('links/:encodeId/appeal')
export class AppealsController {
  constructor(
    private readonly appeals: AppealsService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Returns whether an appeal can be made for a link, and whether one has been made. */
  @Get()
  @Requires('reports.show-appeal')
  @Answers(LinkAppealStateDto)
  async show(@CurrentMember() member: Member, @NamedLink() link: LinkName): Promise<LinkAppealStateDto> {
    return present(await this.appeals.appealState({ member, link }));
  }

  /** Asks the site administrators to review their decision on a link. One appeal per link. */
  @Post()
  @Requires('reports.appeal')
  @Answers(LinkAppealStateDto, 201)
  async appeal(
    @CurrentMember() member: Member,
    @NamedLink() link: LinkName,
    @Body() { text }: AppealDto,
    @Req() request: FastifyRequest,
  ): Promise<LinkAppealStateDto> {
    const address = this.addresses.addressOf(request.raw);
    return present(await this.appeals.appeal({ member, link }, text, address));
  }
}
