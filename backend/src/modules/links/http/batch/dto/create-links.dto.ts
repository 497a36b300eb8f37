import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';
import { ShortenLinkDto } from '../../dto/shorten-link.dto';
import { RowProblemDto } from './batch-rows.dto';

const MOST_CREATED = 1_000;

/** Links to be made. */
@ApiExtraModels(ShortenLinkDto)
export class CreateLinksDto {
  /** At most 1000; each needs a `url`, and is checked by itself. */
  @ApiProperty({ type: 'array', items: { $ref: getSchemaPath(ShortenLinkDto) }, maxItems: MOST_CREATED })
  @ArrayMaxSize(MOST_CREATED, {
    message: `links may hold at most ${MOST_CREATED} entries; send the rest in another call`,
  })
  @ArrayMinSize(1, { message: 'links must hold at least one entry' })
  @IsArray({ message: 'links must be a list of links to be made' })
  readonly links!: unknown[];
}

/** A link that was made, or why it was not. */
export class CreatedRowDto {
  /** Which of the wishes it was, from 0. */
  readonly index!: number;
  /** Absent, as what follows, when it was not made. The slug, decoded. */
  readonly encodeId?: string;
  readonly id?: number;
  /** The short address; the field is named after the product key. */
  readonly linkletUrl?: string;
  /** The same short address under a name that does not change with the product key. */
  readonly shortUrl?: string;
  /** The destination as it was normalised. */
  readonly url?: string;
  /** Absent when it was made. */
  readonly error?: RowProblemDto;
}

/** What has become of each wish, in the order of the wishes. */
export class CreatedLinksDto {
  readonly results!: CreatedRowDto[];
  /** How many links were made. */
  readonly done!: number;
  /** How many were not. */
  readonly failed!: number;
}
