import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { SuccessDto } from '../../../../shared/http/problem.dto';
import { Requires } from '../../../../shared/http/requires.decorator';
import { LinkEditorService } from '../application/link-editor.service';
import type { LinkPlace } from '../application/link-places.service';
import { ShowLinkService } from '../application/show-link.service';
import type { UpdateLinkInput } from '../domain/link-edits';
import { LinkDetailsDto } from './dto/link-details.dto';
import { SetBackupUrlDto, SetExpiryDto, SetFlagDto, SetTextDto } from './dto/link-settings.dto';
import { SetPathFormatDto } from './dto/path-format.dto';
import { presentLinkDetails } from './link-details.presenter';
import { PlaceOfLink } from './link-place.pipe';

type Edited = Promise<SuccessDto>;

/** One link, and its settings one by one; each is set as often as one likes, so that repeating a call changes nothing. */
@ApiTags('links')
@Controller('links/:encodeId')
export class LinkSettingsController {
  constructor(
    private readonly showLink: ShowLinkService,
    private readonly editor: LinkEditorService,
  ) {}

  /** Returns a link of the active group with all its settings. */
  @Get()
  @Requires('links.show')
  @Answers(LinkDetailsDto)
  async show(@CurrentMember() member: Member, @PlaceOfLink() place: LinkPlace): Promise<LinkDetailsDto> {
    return presentLinkDetails(await this.showLink.show(member, place));
  }

  /** Sets a link's note: up to 500 characters, line breaks allowed, visible only to its group. */
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

  /** Stars or unstars a link, within the limit of the plan. Deleting or transferring a link removes its star. */
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

  /**
   * Sets when a link expires. From then on, visits lead to the fallback URL or an expiration page and are not counted.
   */
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

  /** Sets the URL that visitors are sent to while the destination is down; null removes it. */
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

  /** Sets whether phones open the destination in its app instead of the browser. Off for new links by default. */
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

  /** Sets whether campaign parameters are filled in from the visitor's source. On for new links by default. */
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

  /** Accepts one extra path segment and passes it to the destination as a query parameter. Off for new links. */
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

  /** Hides a link's analytics from the public; false makes them public. Hidden for new links by default. */
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

  private async edit(
    member: Member,
    place: LinkPlace,
    input: UpdateLinkInput,
    named: keyof UpdateLinkInput,
  ): Edited {
    await this.editor.edit({ member, ...place }, input, named);
    return new SuccessDto();
  }
}
