import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Flag } from '../../../../../shared/http/flag.decorator';
import { OrNull } from '../../../../../shared/http/or-null.decorator';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';

/** Longer texts are refused before anybody reads them. */
const MAX_RAW_LENGTH = 5_000;

/** Where a link is to lead. */
export class SetAddressDto {
  /** Destination URL; the rules of `POST /links` apply. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value must be text: the destination URL' })
  readonly value!: string;
}

/** How a link is to be called. */
export class SetSlugDto {
  /** Custom slug: 3 to 90 letters, digits, `-`, `_`, `~` Chinese, Japanese, Korean, Vietnamese or Thai characters. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value must be text: the new slug' })
  readonly value!: string;
}

/** Where visitors are to go while the destination of a link is down. */
export class SetBackupUrlDto {
  /** URL by the rules of `POST /links`; null for none. */
  @ApiProperty({ nullable: true, type: String })
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value must be text: the URL to use while the destination is down, or null' })
  readonly value!: string | null;
}

/** One text of a link. */
export class SetTextDto {
  /** Text; null or blank for none. */
  @ApiProperty({ nullable: true, type: String })
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value must be text, or null for none' })
  readonly value!: string | null;
}

/** One switch of a link. */
export class SetFlagDto {
  /** New value; null restores the default for new links. */
  @ApiProperty({ nullable: true, type: Boolean })
  @OrNull()
  @Flag()
  readonly value!: boolean | null;
}

/** When a link ends. */
export class SetExpiryDto {
  /** Expiration time: ISO 8601 with offset, in the future; null for never. */
  @ApiProperty({ nullable: true, type: String })
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'value must be an ISO 8601 time, or null for never' })
  readonly value!: string | null;

  /** IANA time zone in which the time is shown; none by default. */
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'timezone must be the name of a time zone, such as Asia/Taipei' })
  readonly timezone?: string | null;

  /** URL that visitors are sent to after the link expires, by the rules of `POST /links`; none by default. */
  @WhenPresent()
  @OrNull()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'fallbackUrl must be text: the URL to use after the link expires' })
  readonly fallbackUrl?: string | null;
}
