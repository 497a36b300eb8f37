import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../shared/domain/actor';
import { Answers } from '../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../shared/http/current-actor.decorator';
import { SuccessDto } from '../../../shared/http/problem.dto';
import { Requires } from '../../../shared/http/requires.decorator';
import { LinkEditor } from '../application/link-editor.service';
import type { LinkPlace } from '../application/link-places.service';
import { ShowLink } from '../application/show-link.service';
import type { EditWish } from '../domain/link-edits';
import { LinkDetailsDto } from './dto/link-details.dto';
import { SetBackupUrlDto, SetExpiryDto, SetFlagDto, SetTextDto } from './dto/link-settings.dto';
import { SetPathFormatDto } from './dto/path-format.dto';
import { presentDetails } from './link-details.presenter';
import { PlaceOfLink } from './link-place.pipe';

type Edited = Promise<SuccessDto>;

/** One link, and its settings one by one; each is set as often as one likes, so that repeating a call changes nothing. */
@ApiTags('links')
@Controller('links/:encodeId')
export class LinkSettingsController {
  constructor(
    private readonly showLink: ShowLink,
    private readonly editor: LinkEditor,
  ) {}

  /** A link of the group acted in with everything that can be set on it. */
  @Get()
  @Requires('links.show')
  @Answers(LinkDetailsDto)
  async show(@CurrentMember() member: Member, @PlaceOfLink() place: LinkPlace): Promise<LinkDetailsDto> {
    return presentDetails(await this.showLink.show(member, place));
  }

  /** Notes something on a link, at most 500 characters on as many lines as one likes; only its group reads it. */
  @Post('note')
  @HttpCode(200)
  @Requires('links.set-note')
  @Answers(SuccessDto)
  note(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() { value }: SetTextDto,
  ): Edited {
    return this.edit(member, place, { note: value }, 'note');
  }

  /** Stars a link, as often as the plan allows; deleting or moving it to another group takes the star off. */
  @Post('star')
  @HttpCode(200)
  @Requires('links.set-star')
  @Answers(SuccessDto)
  star(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() { value }: SetFlagDto,
  ): Edited {
    return this.edit(member, place, { star: value ?? false }, 'star');
  }

  /** Ends a link at a moment: from then on its visitors are told so, or sent elsewhere, and not counted. */
  @Post('expiretime')
  @HttpCode(200)
  @Requires('links.set-expiry')
  @Answers(SuccessDto)
  expiry(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() { value, timezone = null, fallbackUrl = null }: SetExpiryDto,
  ): Edited {
    return this.edit(member, place, { expireTime: value, timezone, fallbackUrl }, 'expireTime');
  }

  /** Sends visitors elsewhere for as long as the destination is down; null takes that back. */
  @Post('backupUrl')
  @HttpCode(200)
  @Requires('links.set-backup-url')
  @Answers(SuccessDto)
  backupUrl(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() { value }: SetBackupUrlDto,
  ): Edited {
    return this.edit(member, place, { backupUrl: value }, 'backupUrl');
  }

  /** Lets the destination's app open on phones instead of the page; off for new links. */
  @Post('nativeOpen')
  @HttpCode(200)
  @Requires('links.set-native-open')
  @Answers(SuccessDto)
  nativeOpen(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() { value }: SetFlagDto,
  ): Edited {
    return this.edit(member, place, { nativeOpen: value ?? false }, 'nativeOpen');
  }

  /** Fills in campaign parameters by where visitors come from; on for new links. */
  @Post('smartutm')
  @HttpCode(200)
  @Requires('links.set-smart-utm')
  @Answers(SuccessDto)
  smartUtm(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() { value }: SetFlagDto,
  ): Edited {
    return this.edit(member, place, { smartUtmOff: !(value ?? true) }, 'smartUtmOff');
  }

  /** Lets one more part stand behind the slug, and sends it on as a parameter of the destination; nothing may for new links. */
  @Post('pathFormat')
  @HttpCode(200)
  @Requires('links.set-path-format')
  @Answers(SuccessDto)
  pathFormat(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() { value }: SetPathFormatDto,
  ): Edited {
    return this.edit(member, place, { pathFormat: value }, 'pathFormat');
  }

  /** Closes the analytics of a link to the public, or with false opens them; closed for new links. */
  @Post('analytics/obscurity')
  @HttpCode(200)
  @Requires('links.set-analytics-obscurity')
  @Answers(SuccessDto)
  analyticsObscurity(
    @CurrentMember() member: Member,
    @PlaceOfLink() place: LinkPlace,
    @Body() { value }: SetFlagDto,
  ): Edited {
    return this.edit(member, place, { analyticsObscurity: value ?? true }, 'analyticsObscurity');
  }

  private async edit(member: Member, place: LinkPlace, wish: EditWish, named: keyof EditWish): Edited {
    await this.editor.edit({ member, ...place }, wish, named);
    return new SuccessDto();
  }
}
