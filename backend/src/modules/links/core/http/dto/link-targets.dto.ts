import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { OrNull } from '../../../../../shared/http/or-null.decorator';
import { TARGET_KINDS } from '../../domain/link-target';

/** Longer texts are refused before anybody reads them. */
const MAX_RAW_LENGTH = 5_000;

/** Another destination for some visitors of a link. */
export class LinkTargetDto {
  /** Visitors this destination is for. */
  @ApiProperty({ enum: TARGET_KINDS })
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'target must be text: the visitors the URL is for' })
  readonly target!: string;

  /**
   * Web URL by the rules of `POST /links`, or an app URL with its own scheme; for the two store targets, a store URL.
   */
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'url must be text: the URL for these visitors' })
  readonly url!: string;
}

/** The targets that a link is to have. */
export class SetTargetsDto {
  /** At most one for each kind of visitor; null or an empty list for none. */
  @ApiProperty({ nullable: true, type: [LinkTargetDto] })
  @OrNull()
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'targets must be a list of objects with target and url' })
  @ArrayMaxSize(TARGET_KINDS.length)
  @IsArray({ message: 'targets must be a list of objects with target and url, or null for none' })
  @Type(() => LinkTargetDto)
  readonly targets!: LinkTargetDto[] | null;
}

/** Lists the conditional destinations of a link. */
export class LinkTargetsDto {
  readonly targets!: LinkTargetDto[];
}
