import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { Idempotent } from '../../../../shared/http/idempotency.interceptor';
import { Requires } from '../../../../shared/http/requires.decorator';
import type { LinkPlace } from '../../core/application/link-places.service';
import { ShowLinkService } from '../../core/application/show-link.service';
import { LinkDetailsDto } from '../../core/http/dto/link-details.dto';
import { presentLinkDetails } from '../../core/http/link-details.presenter';
import { PlaceOfLink } from '../../core/http/link-place.pipe';
import { DuplicateLinkService } from '../application/duplicate-link.service';

@ApiTags('links')
@Controller('links/:encodeId')
export class DuplicateLinkController {
  constructor(
    private readonly duplicateLink: DuplicateLinkService,
    private readonly showLink: ShowLinkService,
  ) {}

  /** Duplicates a link under a random slug, without its star and clicks. */
  @Post('duplicate')
  @Requires('links.duplicate')
  @Idempotent()
  @Answers(LinkDetailsDto, 201)
  async duplicate(@CurrentMember() member: Member, @PlaceOfLink() place: LinkPlace): Promise<LinkDetailsDto> {
    const link = await this.duplicateLink.duplicate(member, place);
    return presentLinkDetails(await this.showLink.detailsOf(member, link));
  }
}
