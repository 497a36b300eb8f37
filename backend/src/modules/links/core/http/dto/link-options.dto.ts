import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { Flag } from '../../../../../shared/http/flag.decorator';
import { OrNull } from '../../../../../shared/http/or-null.decorator';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';
import { TagNames } from '../../../labels/http/tags.dto';
import { ToolIds } from '../../../labels/http/tracking-tools.dto';
import { TARGET_KINDS } from '../../domain/link-target';
import { SetPreviewDto } from './link-preview.dto';
import { LinkTargetDto } from './link-targets.dto';
import { LinkUtmDto } from './link-utm.dto';
import { PathFormatDto } from './path-format.dto';

/** Longer texts are refused before anybody reads them. */
const MAX_RAW_LENGTH = 5_000;

/** What can be set on a link, new or not; what is left out stays, or begins as the group has it. */
export class LinkOptionsDto extends SetPreviewDto {
  /** Custom slug: 3 to 90 letters, digits, `-`, `_`, `~` Chinese, Japanese, Korean, Vietnamese or Thai characters. The previous slug keeps redirecting. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'encodeId must be text' })
  readonly encodeId?: string;

  /** Note of up to 500 characters; null for none. */
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'note must be text, or null for none' })
  readonly note?: string | null;

  /** Id of the link in a system of the caller's own: 1 to 100 characters, not necessarily unique; null for none. */
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'externalId must be text, or null for none' })
  readonly externalId?: string | null;

  @WhenPresent()
  @Flag()
  readonly star?: boolean;

  /**
   * Expiration time: ISO 8601 with offset, in the future; null for never. If this or one of the next two fields is given,
   * all three are set.
   */
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'expireTime must be an ISO 8601 time, or null for never' })
  readonly expireTime?: string | null;

  /** IANA time zone in which `expireTime` is shown. */
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'timezone must be the name of a time zone, such as Asia/Taipei' })
  readonly timezone?: string | null;

  /** URL that visitors are sent to after the link expires. */
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'fallbackUrl must be text: the URL to use after the link expires' })
  readonly fallbackUrl?: string | null;

  /** URL that visitors are sent to while the destination is down, by the rules of `POST /links`; null for none. */
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'backupUrl must be text: the URL to use while the destination is down' })
  readonly backupUrl?: string | null;

  @WhenPresent()
  @Flag()
  readonly nativeOpen?: boolean;

  @WhenPresent()
  @Flag()
  readonly smartUtmOff?: boolean;

  /** Whether query parameters of the visited short URL are added to the destination, unless it has them itself. */
  @WhenPresent()
  @Flag()
  readonly passQuery?: boolean;

  @WhenPresent()
  @Flag()
  readonly analyticsObscurity?: boolean;

  /** Campaign parameters; null for none. */
  @ApiProperty({ nullable: true, required: false, type: LinkUtmDto })
  @WhenPresent()
  @OrNull()
  @ValidateNested()
  @IsObject({ message: 'utm must be an object of campaign parameters, or null for none' })
  @Type(() => LinkUtmDto)
  readonly utm?: LinkUtmDto | null;

  /** Query parameter that receives an extra path segment; null to accept none. */
  @ApiProperty({ nullable: true, required: false, type: PathFormatDto })
  @WhenPresent()
  @OrNull()
  @ValidateNested()
  @IsObject({ message: 'pathFormat must be an object with key, or null for none' })
  @Type(() => PathFormatDto)
  readonly pathFormat?: PathFormatDto | null;

  /** At most one for each kind of visitor; null or an empty list for none. */
  @ApiProperty({ nullable: true, required: false, type: [LinkTargetDto] })
  @WhenPresent()
  @OrNull()
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'targets must be a list of objects with target and url' })
  @ArrayMaxSize(TARGET_KINDS.length)
  @IsArray({ message: 'targets must be a list of objects with target and url, or null for none' })
  @Type(() => LinkTargetDto)
  readonly targets?: LinkTargetDto[] | null;

  /** Names or ids of tags, at most 20; null or an empty list for none. Unknown names are created. */
  @WhenPresent()
  @TagNames({ nullable: true, required: false })
  readonly tags?: (string | number)[] | null;

  /**
   * Ids of tracking tools of the active group; null or an empty list for none. Campaign parameters are copied to the
   * link. Pixels run only on subdomains and custom domains.
   */
  @WhenPresent()
  @ToolIds({ required: false })
  readonly trackingTools?: number[] | null;

  /**
   * Meta pixel id of a tracking tool of the active group, which takes the place of those with another one. Null removes
   * tools with a Meta pixel.
   */
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'fbPixel must be text: the Meta pixel id of a tracking tool, or null for none' })
  readonly fbPixel?: string | null;

  /**
   * Google tag id of a tracking tool of the active group, which takes the place of those with another one. Null removes
   * tools with a Google tag.
   */
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'gTag must be text: the Google tag id of a tracking tool, or null for none' })
  readonly gTag?: string | null;
}
