import { Body, Controller, Delete, Headers, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor, Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentActor, CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { SuccessDto } from '../../../../shared/http/problem.dto';
import { Requires } from '../../../../shared/http/requires.decorator';
import { ClaimLinksService } from '../application/claim-links.service';
import type { LinkPlace } from '../application/link-places.service';
import { TrashLinkService } from '../application/trash/trash-link.service';
import { ClaimedLinksDto, ClaimLinksDto } from './dto/claim-links.dto';
import { PlaceOfLink } from './link-place.pipe';

@ApiTags('links')
@Controller('links')
export class LinksController {
  constructor(
    private readonly trashLink: TrashLinkService,
    private readonly claimLinks: ClaimLinksService,
    private readonly addresses: ClientAddress,
  ) {}

  /**
   * Claims the links that were created on this device before signing in. Repeating the request has no further effect.
   */
  @Post('claims')
  @Requires('links.claim')
  @Answers(ClaimedLinksDto)
  async claim(@CurrentMember() member: Member, @Body() { claims }: ClaimLinksDto): Promise<ClaimedLinksDto> {
    const claimed = await this.claimLinks.claim(member, claims);
    return { claimed: [...claimed], refused: claims.length - claimed.length };
  }

  /** Moves a link to the trash. It stops redirecting; its slug stays reserved. */
  @Delete(':encodeId')
  @Requires('links.trash')
  @ApiHeader({
    name: 'X-Link-Claim',
    required: false,
    description: 'Claim returned when the link was created. Required for guests only.',
  })
  @Answers(SuccessDto)
  async trash(
    @CurrentActor() actor: Actor,
    @PlaceOfLink() place: LinkPlace,
    @Headers('x-link-claim') claim: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<SuccessDto> {
    const address = this.addresses.addressOf(request.raw);
    await this.trashLink.trash(actor, { ...place, claim, address });
    return new SuccessDto();
  }
}
