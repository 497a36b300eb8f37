import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { OrNull } from '../../../../shared/http/or-null.decorator';

/** Longer texts are refused before anybody reads them. */
const LONGEST_RAW = 1_000;

/** What becomes of one more part of the path, as `xyz` in `/slug/xyz`: at most 200 characters. */
export class PathFormatDto {
  /** The parameter of the destination that it is sent on as; 1 to 40 letters, digits and `_.-`, a letter first. */
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'key must be text: the name of a parameter, such as utm_source' })
  readonly key!: string;
}

/** The path format that a link is to have. */
export class SetPathFormatDto {
  /** Null for none: then nothing may stand behind the slug. */
  @ApiProperty({ nullable: true, type: PathFormatDto })
  @OrNull()
  @ValidateNested()
  @IsObject({ message: 'value must be an object with key, or null for none' })
  @Type(() => PathFormatDto)
  readonly value!: PathFormatDto | null;
}
