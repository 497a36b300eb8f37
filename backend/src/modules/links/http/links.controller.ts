import { Body, Controller, Delete, Headers, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { WebSettings } from '../../../config/settings';
import type { Actor } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentActor } from '../../../shared/http/current-actor.decorator';
import { Idempotent } from '../../../shared/http/idempotency.interceptor';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { LinkClaims } from '../application/link-claims.service';
import { ShortenLink } from '../application/shorten-link.service';
import { TrashLink } from '../application/trash-link.service';
import { ShortenedLinkDto, ShortenLinkDto } from './dto/shorten-link.dto';
import { presentShortened } from './link.presenter';

@ApiTags('links')
@ApiBearerAuth()
@Controller('links')
export class LinksController {
  constructor(
    private readonly shortenLink: ShortenLink,
    private readonly trashLink: TrashLink,
    private readonly claims: LinkClaims,
    private readonly web: WebSettings,
  ) {}

  /** Shortens an address. The same address shortened twice makes two links. */
  @Post()
  @Requires('guest')
  @Idempotent()
  @Answers(ShortenedLinkDto, 201)
  async shorten(@CurrentActor() actor: Actor, @Body() body: ShortenLinkDto) {
    const link = await this.shortenLink.shorten(actor, { url: body.url, slug: body.encodeId });
    return presentShortened(link, this.claims.issue(link), this.web);
  }

  /** Puts a link into the trash bin: it stops redirecting and its slug stays taken. */
  @Delete(':encodeId')
  @Requires('guest')
  @ApiHeader({
    name: 'X-Link-Claim',
    required: false,
    description: 'The claim that creation handed out; a guest needs it.',
  })
  @Answers(SuccessDto)
  async trash(
    @CurrentActor() actor: Actor,
    @Param('encodeId') encodeId: string,
    @Headers('x-link-claim') claim: string | undefined,
  ): Promise<SuccessDto> {
    await this.trashLink.trash(actor, encodeId.normalize('NFC'), claim);
    return new SuccessDto();
  }
}
