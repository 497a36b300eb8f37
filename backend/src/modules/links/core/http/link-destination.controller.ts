import { Controller, Get, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { ClientAddress } from '../../../../shared/http/client-address';
import { CurrentActor } from '../../../../shared/http/current-actor.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import type { LinkPlace } from '../application/link-places.service';
import { PreviewLinkService } from '../application/preview-link.service';
import { LinkDestinationDto } from './dto/link-destination.dto';
import { PlaceOfLink } from './link-place.pipe';

@ApiTags('links')
@Controller('links/:encodeId/destination')
export class LinkDestinationController {
  constructor(
    private readonly previewLink: PreviewLinkService,
    private readonly addresses: ClientAddress,
  ) {}

  /** Returns where a short link leads, without visiting it. Anyone can ask; nothing is counted. */
  @Get()
  @Requires('links.show-destination')
  @Answers(LinkDestinationDto)
  show(
    @CurrentActor() actor: Actor,
    @PlaceOfLink() place: LinkPlace,
    @Req() request: FastifyRequest,
  ): Promise<LinkDestinationDto> {
    return this.previewLink.preview(actor, this.addresses.addressOf(request.raw), place);
  }
}
