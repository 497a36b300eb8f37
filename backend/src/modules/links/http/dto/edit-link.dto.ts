import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { Flag } from '../../../../shared/http/flag.decorator';
import { OrNull } from '../../../../shared/http/or-null.decorator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { TARGET_KINDS } from '../../domain/link-target';
import { PathFormatDto } from './path-format.dto';
import { SetPreviewDto } from './preview/link-preview.dto';

/** Longer texts are refused before anybody reads them. */
const LONGEST_RAW = 5_000;

/** Another destination for some visitors of a link. */
export class LinkTargetDto {
  /** Whom it is for. */
  @ApiProperty({ enum: TARGET_KINDS })
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'target must be text: whom the address is for' })
  readonly target!: string;

  /** On the web by the rules of `POST /links`, or of an app by its scheme; of the store for those two targets. */
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'url must be text: the address for these visitors' })
  readonly url!: string;
}

/** The targets that a link is to have. */
export class SetTargetsDto {
  /** One for each kind at most; null or an empty list for none. */
  @ApiProperty({ nullable: true, type: [LinkTargetDto] })
  @OrNull()
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'targets must be a list of objects with target and url' })
  @ArrayMaxSize(TARGET_KINDS.length)
  @IsArray({ message: 'targets must be a list of objects with target and url, or null for none' })
  @Type(() => LinkTargetDto)
  readonly targets!: LinkTargetDto[] | null;
}

/** The targets of a link. */
export class LinkTargetsDto {
  readonly targets!: LinkTargetDto[];
}

/** Campaign parameters, each of at most 200 characters; empty ones are as good as left out. */
export class LinkUtmDto {
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'utm.source must be text' })
  readonly source?: string;

  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'utm.medium must be text' })
  readonly medium?: string;

  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'utm.campaign must be text' })
  readonly campaign?: string;

  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'utm.term must be text' })
  readonly term?: string;

  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'utm.content must be text' })
  readonly content?: string;
}

/** What is to be changed of a link; what is left out stays. */
export class EditLinkDto extends SetPreviewDto {
  /** 3 to 90 letters, digits, `-`, `_`, `~` or CJK characters; the one before goes on redirecting. */
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'encodeId must be text' })
  readonly encodeId?: string;

  /** By the rules of `POST /links`; counts as a replacement when it changes. */
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'url must be text: the address that the link is to lead to' })
  readonly url?: string;

  /** At most 500 characters; null for none. */
  @WhenPresent()
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'note must be text, or null for none' })
  readonly note?: string | null;

  @WhenPresent()
  @Flag()
  readonly star?: boolean;

  /** ISO 8601 with its offset, in the future; null for never. When it, or one of the next two, is there, all three are set. */
  @WhenPresent()
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'expireTime must be a moment as ISO 8601 writes it, or null for never' })
  readonly expireTime?: string | null;

  /** IANA name of the zone that `expireTime` is shown in. */
  @WhenPresent()
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'timezone must be the name of a time zone, such as Asia/Taipei' })
  readonly timezone?: string | null;

  /** Where visitors go once it has expired. */
  @WhenPresent()
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'fallbackUrl must be text: the address for visitors who come later' })
  readonly fallbackUrl?: string | null;

  /** Where visitors go while the destination is down, by the rules of `POST /links`; null for nowhere else. */
  @WhenPresent()
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'backupUrl must be text: the address for as long as the destination is down' })
  readonly backupUrl?: string | null;

  @WhenPresent()
  @Flag()
  readonly nativeOpen?: boolean;

  @WhenPresent()
  @Flag()
  readonly smartUtmOff?: boolean;

  @WhenPresent()
  @Flag()
  readonly analyticsObscurity?: boolean;

  /** Null for none. */
  @ApiProperty({ nullable: true, required: false, type: LinkUtmDto })
  @WhenPresent()
  @OrNull()
  @ValidateNested()
  @IsObject({ message: 'utm must be an object of campaign parameters, or null for none' })
  @Type(() => LinkUtmDto)
  readonly utm?: LinkUtmDto | null;

  /** Null to let nothing stand behind the slug. */
  @ApiProperty({ nullable: true, required: false, type: PathFormatDto })
  @WhenPresent()
  @OrNull()
  @ValidateNested()
  @IsObject({ message: 'pathFormat must be an object with key, or null for none' })
  @Type(() => PathFormatDto)
  readonly pathFormat?: PathFormatDto | null;

  /** One for each kind at most; null or an empty list for none. */
  @ApiProperty({ nullable: true, required: false, type: [LinkTargetDto] })
  @WhenPresent()
  @OrNull()
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'targets must be a list of objects with target and url' })
  @ArrayMaxSize(TARGET_KINDS.length)
  @IsArray({ message: 'targets must be a list of objects with target and url, or null for none' })
  @Type(() => LinkTargetDto)
  readonly targets?: LinkTargetDto[] | null;
}
