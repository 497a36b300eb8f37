import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Flag } from '../../../../shared/http/flag.decorator';
import { OrNull } from '../../../../shared/http/or-null.decorator';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';

/** Longer texts are refused before anybody reads them. */
const LONGEST_RAW = 5_000;

/** Where a link is to lead. */
export class SetAddressDto {
  /** By the rules of `POST /links`. */
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'value must be text: the address that the link is to lead to' })
  readonly value!: string;
}

/** How a link is to be called. */
export class SetSlugDto {
  /** 3 to 90 letters, digits, `-`, `_`, `~` or CJK characters. */
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'value must be text: the short name that the link is to have' })
  readonly value!: string;
}

/** Where visitors are to go while the destination of a link is down. */
export class SetBackupUrlDto {
  /** By the rules of `POST /links`; null for nowhere else. */
  @ApiProperty({ nullable: true, type: String })
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'value must be text: the address for as long as the destination is down, or null' })
  readonly value!: string | null;
}

/** One text of a link. */
export class SetTextDto {
  /** Null, or nothing but spaces, for none. */
  @ApiProperty({ nullable: true, type: String })
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'value must be text, or null for none' })
  readonly value!: string | null;
}

/** One switch of a link. */
export class SetFlagDto {
  /** Null for what links begin with. */
  @ApiProperty({ nullable: true, type: Boolean })
  @OrNull()
  @Flag()
  readonly value!: boolean | null;
}

/** When a link ends. */
export class SetExpiryDto {
  /** ISO 8601 with its offset, in the future; null for never. */
  @ApiProperty({ nullable: true, type: String })
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'value must be a moment as ISO 8601 writes it, or null for never' })
  readonly value!: string | null;

  /** IANA name of the zone that the moment is shown in; none when absent. */
  @WhenPresent()
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'timezone must be the name of a time zone, such as Asia/Taipei' })
  readonly timezone?: string | null;

  /** Where visitors go once it has expired, by the rules of `POST /links`; nowhere when absent. */
  @WhenPresent()
  @OrNull()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'fallbackUrl must be text: the address for visitors who come later' })
  readonly fallbackUrl?: string | null;
}
