import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { OrNull } from '../../../../../shared/http/or-null.decorator';

/** Longer texts are refused before anybody reads them. */
const MAX_RAW_LENGTH = 1_000;

/** What becomes of one more part of the path, as `xyz` in `/slug/xyz`: at most 200 characters. */
export class PathFormatDto {
  /** Query parameter that receives the path segment: 1 to 40 letters, digits and `_.-`, starting with a letter. */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'key must be text: the name of a parameter, such as utm_source' })
  readonly key!: string;
}

/** The path format that a link is to have. */
export class SetPathFormatDto {
  /** Query parameter that receives the extra path segment; null to accept none. */
  @ApiProperty({ nullable: true, type: PathFormatDto })
  @OrNull()
  @ValidateNested()
  @IsObject({ message: 'value must be an object with key, or null for none' })
  @Type(() => PathFormatDto)
  readonly value!: PathFormatDto | null;
}
