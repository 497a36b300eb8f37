import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WebSettings } from '../../../config/settings';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { LinkEditor } from '../application/link-editor.service';
import { ShowLink } from '../application/show-link.service';
import type { EditWish } from '../domain/link-edits';
import { LinkDetailsDto } from './dto/link-details.dto';
import { SetExpiryDto, SetFlagDto, SetTextDto } from './dto/link-settings.dto';
import { presentDetails } from './link-details.presenter';

type Edited = Promise<SuccessDto>;

/** One link, and its settings one by one; each is set as often as one likes, so that repeating a call changes nothing. */
@ApiTags('links')
@Controller('links/:encodeId')
export class LinkSettingsController {
  constructor(
    private readonly showLink: ShowLink,
    private readonly editor: LinkEditor,
    private readonly web: WebSettings,
  ) {}

  /** A link of the group acted in with everything that can be set on it. */
  @Get()
  @Requires('links.show')
  @Answers(LinkDetailsDto)
  async show(@CurrentMember() member: Member, @Param('encodeId') encodeId: string): Promise<LinkDetailsDto> {
    return presentDetails(await this.showLink.show(member, encodeId.normalize('NFC')), this.web.shortOrigin);
  }

  /** Notes something on a link, at most 500 characters on as many lines as one likes; only its group reads it. */
  @Post('note')
  @HttpCode(200)
  @Requires('links.set-note')
  @Answers(SuccessDto)
  note(
    @CurrentMember() member: Member,
    @Param('encodeId') encodeId: string,
    @Body() { value }: SetTextDto,
  ): Edited {
    return this.edit(member, encodeId, { note: value }, 'note');
  }

  /** Stars a link, as often as the plan allows; deleting or moving it to another group takes the star off. */
  @Post('star')
  @HttpCode(200)
  @Requires('links.set-star')
  @Answers(SuccessDto)
  star(
    @CurrentMember() member: Member,
    @Param('encodeId') encodeId: string,
    @Body() { value }: SetFlagDto,
  ): Edited {
    return this.edit(member, encodeId, { star: value ?? false }, 'star');
  }

  /** Ends a link at a moment: from then on its visitors are told so, or sent elsewhere, and not counted. */
  @Post('expiretime')
  @HttpCode(200)
  @Requires('links.set-expiry')
  @Answers(SuccessDto)
  expiry(
    @CurrentMember() member: Member,
    @Param('encodeId') encodeId: string,
    @Body() { value, timezone = null, fallbackUrl = null }: SetExpiryDto,
  ): Edited {
    return this.edit(member, encodeId, { expireTime: value, timezone, fallbackUrl }, 'expireTime');
  }

  /** Lets the destination's app open on phones instead of the page; off for new links. */
  @Post('nativeOpen')
  @HttpCode(200)
  @Requires('links.set-native-open')
  @Answers(SuccessDto)
  nativeOpen(
    @CurrentMember() member: Member,
    @Param('encodeId') encodeId: string,
    @Body() { value }: SetFlagDto,
  ): Edited {
    return this.edit(member, encodeId, { nativeOpen: value ?? false }, 'nativeOpen');
  }

  /** Fills in campaign parameters by where visitors come from; on for new links. */
  @Post('smartutm')
  @HttpCode(200)
  @Requires('links.set-smart-utm')
  @Answers(SuccessDto)
  smartUtm(
    @CurrentMember() member: Member,
    @Param('encodeId') encodeId: string,
    @Body() { value }: SetFlagDto,
  ): Edited {
    return this.edit(member, encodeId, { smartUtmOff: !(value ?? true) }, 'smartUtmOff');
  }

  /** Closes the analytics of a link to the public, or with false opens them; closed for new links. */
  @Post('analytics/obscurity')
  @HttpCode(200)
  @Requires('links.set-analytics-obscurity')
  @Answers(SuccessDto)
  analyticsObscurity(
    @CurrentMember() member: Member,
    @Param('encodeId') encodeId: string,
    @Body() { value }: SetFlagDto,
  ): Edited {
    return this.edit(member, encodeId, { analyticsObscurity: value ?? true }, 'analyticsObscurity');
  }

  private async edit(member: Member, encodeId: string, wish: EditWish, named: keyof EditWish): Edited {
    await this.editor.edit({ member, slug: encodeId.normalize('NFC') }, wish, named);
    return new SuccessDto();
  }
}
