import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, MaxLength } from 'class-validator';
import { FieldProblemDto } from '../../../../../shared/http/problem.dto';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';

const MOST_AT_ONCE = 500;
/** Longer texts are no slug of any link. */
const LONGEST_RAW = 500;

/** Forms send one value as text. */
export const asList = ({ value }: { readonly value: unknown }): unknown =>
  typeof value === 'string' || typeof value === 'number' ? [value] : value;

/** Which links something is to be done with. */
export class BatchDto {
  /** Slugs of at most 500 links; those named twice are handled once. */
  @Transform(asList)
  @IsString({ each: true, message: 'encodeIds must be texts: the slugs of links' })
  @MaxLength(LONGEST_RAW, { each: true })
  @ArrayMaxSize(MOST_AT_ONCE, {
    message: `encodeIds may name at most ${MOST_AT_ONCE} links; send the rest in another call`,
  })
  @ArrayMinSize(1, { message: 'encodeIds must name at least one link' })
  @IsArray({ message: 'encodeIds must be a list of the slugs of links' })
  readonly encodeIds!: string[];

  /** Host of the domain that all of them stand on; without it the group's own ones are meant, the shared domain's first. */
  @WhenPresent()
  @MaxLength(LONGEST_RAW)
  @IsString({ message: 'domain must be text: the host of a short domain' })
  readonly domain?: string;
}

/** Why nothing was done with one of many. */
export class RowProblemDto {
  /** Stable code to decide on, such as `links.link-does-not-exist`. */
  readonly code!: string;
  /** English text for people. */
  readonly message!: string;
  /** Every refused input field, all at once. */
  readonly fields?: FieldProblemDto[];
  /** Facts beside the message, such as `limit`. */
  readonly details?: Record<string, string | number | boolean | null>;
}

/** What has become of one link. */
export class BatchRowDto {
  /** As it was named, in NFC. */
  readonly encodeId!: string;
  /** Null when it was done. */
  @ApiProperty({ nullable: true, type: RowProblemDto })
  readonly error!: RowProblemDto | null;
}

/** What has become of each link, in the order in which they were named. */
export class BatchResultDto {
  readonly results!: BatchRowDto[];
  /** Of how many links it was done. */
  readonly done!: number;
  /** Of how many it was not. */
  readonly failed!: number;
}
