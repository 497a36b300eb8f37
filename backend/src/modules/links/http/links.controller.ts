import { Body, Controller, Delete, Headers, Param, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { WebSettings } from '../../../config/settings';
import type { Actor, Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../shared/http/client-address';
import { CurrentActor, CurrentMember } from '../../../shared/http/current-actor.decorator';
import { Idempotent } from '../../../shared/http/idempotency.interceptor';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { ClaimLinks } from '../application/claim-links.service';
import { LinkClaims } from '../application/link-claims.service';
import { ShortenLink } from '../application/shorten-link.service';
import { TrashLink } from '../application/trash-link.service';
import { ClaimedLinksDto, ClaimLinksDto } from './dto/claim-links.dto';
import { ShortenedLinkDto, ShortenLinkDto } from './dto/shorten-link.dto';
import { presentShortened } from './link.presenter';

@ApiTags('links')
@Controller('links')
export class LinksController {
  constructor(
    private readonly shortenLink: ShortenLink,
    private readonly trashLink: TrashLink,
    private readonly claimLinks: ClaimLinks,
    private readonly claims: LinkClaims,
    private readonly addresses: ClientAddress,
    private readonly web: WebSettings,
  ) {}

  /** Shortens an address. The same address shortened twice makes two links. */
  @Post()
  @Requires('links.shorten')
  @Idempotent()
  @Answers(ShortenedLinkDto, 201)
  async shorten(@CurrentActor() actor: Actor, @Body() body: ShortenLinkDto) {
    const link = await this.shortenLink.shorten(actor, { url: body.url, slug: body.encodeId });
    return presentShortened(link, this.claims.issue(link), this.web);
  }

  /** Takes over the links that this device made before its owner signed in. Repeating it changes nothing. */
  @Post('claims')
  @Requires('links.claim')
  @Answers(ClaimedLinksDto)
  async claim(@CurrentMember() member: Member, @Body() { claims }: ClaimLinksDto): Promise<ClaimedLinksDto> {
    const claimed = await this.claimLinks.claim(member, claims);
    return { claimed: [...claimed], refused: claims.length - claimed.length };
  }

  /** Puts a link into the trash bin: it stops redirecting and its slug stays taken. */
  @Delete(':encodeId')
  @Requires('links.trash')
  @ApiHeader({
    name: 'X-Link-Claim',
    required: false,
    description: 'The claim that creation handed out; a guest needs it, a member does not.',
  })
  @Answers(SuccessDto)
  async trash(
    @CurrentActor() actor: Actor,
    @Param('encodeId') encodeId: string,
    @Headers('x-link-claim') claim: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    const address = this.addresses.of(request.raw);
    await this.trashLink.trash(actor, { slug: encodeId.normalize('NFC'), claim, address });
    return new SuccessDto();
  }
}
