import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, MaxLength } from 'class-validator';
import { FieldProblemDto } from '../../../../shared/http/problem.dto';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';

const MAX_AT_ONCE = 500;
/** Longer texts are no slug of any link. */
const MAX_RAW_LENGTH = 500;

/** Forms send one value as text. */
const asList = ({ value }: { readonly value: unknown }): unknown =>
  typeof value === 'string' || typeof value === 'number' ? [value] : value;

/** Which links something is to be done with. */
export class BatchDto {
  /** Slugs of up to 500 links. Duplicates are processed once. */
  @Transform(asList)
  @IsString({ each: true, message: 'encodeIds must be texts: the slugs of links' })
  @MaxLength(MAX_RAW_LENGTH, { each: true })
  @ArrayMaxSize(MAX_AT_ONCE, {
    message: `encodeIds may name at most ${MAX_AT_ONCE} links; send the rest in another call`,
  })
  @ArrayMinSize(1, { message: 'encodeIds must name at least one link' })
  @IsArray({ message: 'encodeIds must be a list of the slugs of links' })
  readonly encodeIds!: string[];

  /** Host of the domain of all links. By default the group's own links are used, those on the shared domain first. */
  @WhenPresent()
  @MaxLength(MAX_RAW_LENGTH)
  @IsString({ message: 'domain must be text: the host of a short domain' })
  readonly domain?: string;
}

/** Why nothing was done with one of many. */
export class RowProblemDto {
  /** Stable error code for programs, such as `links.link-does-not-exist`. */
  readonly code!: string;
  /** Error message in English. */
  readonly message!: string;
  /** All invalid input fields. */
  readonly fields?: FieldProblemDto[];
  /** Values that belong to the error, such as `limit`. */
  readonly details?: Record<string, string | number | boolean | null>;
}

/** What has become of one link. */
export class BatchRowDto {
  /** Slug as sent, in Unicode NFC. */
  readonly encodeId!: string;
  /** Error; null if the operation succeeded. */
  @ApiProperty({ nullable: true, type: RowProblemDto })
  readonly error!: RowProblemDto | null;
}

/** What has become of each link, in the order in which they were named. */
export class BatchResultDto {
  readonly results!: BatchRowDto[];
  /** Number of links that were processed. */
  readonly done!: number;
  /** Number of links that failed. */
  readonly failed!: number;
}
