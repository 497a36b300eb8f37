import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { type LinkName, NamedLink } from '../../../../shared/http/link-name.decorator';
import { Requires } from '../../../../shared/http/requires.decorator';
import { OpenOwnLinkService } from '../../application/own-visit/open-own-link.service';
import { OwnVisitDto } from './own-visit.dto';

/** Looking at the links of one's own group. */
@ApiTags('links')
@Controller('links/:encodeId')
export class OwnVisitController {
  constructor(private readonly openOwnLink: OpenOwnLinkService) {}

  /**
   * Returns the short URL with a parameter by which the visit is not counted. It responds as to any other visitor, and
   * is valid for ten minutes.
   */
  @Post('ownVisit')
  @HttpCode(200)
  @Requires('links.open-own')
  @Answers(OwnVisitDto)
  async open(@CurrentMember() member: Member, @NamedLink() name: LinkName): Promise<OwnVisitDto> {
    return { visitUrl: await this.openOwnLink.open(member, name) };
  }
}
