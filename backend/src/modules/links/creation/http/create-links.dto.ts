import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';
import { ShortenLinkDto } from './shorten-link.dto';
import { RowProblemDto } from '../../bulk/http/batch-rows.dto';

const MAX_CREATED = 1_000;

/** Links to be made. */
@ApiExtraModels(ShortenLinkDto)
export class CreateLinksDto {
  /** Links to create, at most 1000. Each requires a `url` and is validated separately. */
  @ApiProperty({ type: 'array', items: { $ref: getSchemaPath(ShortenLinkDto) }, maxItems: MAX_CREATED })
  @ArrayMaxSize(MAX_CREATED, {
    message: `links may hold at most ${MAX_CREATED} entries; send the rest in another call`,
  })
  @ArrayMinSize(1, { message: 'links must have at least one entry' })
  @IsArray({ message: 'links must be a list of links to create' })
  readonly links!: unknown[];
}

/** A link that was made, or why it was not. */
export class CreatedRowDto {
  /** Zero-based index of the link in the request. */
  readonly index!: number;
  /** Slug, decoded. This and the following fields are absent if the link was not created. */
  readonly encodeId?: string;
  readonly id?: number;
  /** Short URL. The name of this field depends on the product key. */
  readonly linkletUrl?: string;
  /** Short URL, under a name that does not depend on the product key. */
  readonly shortUrl?: string;
  /** Destination URL after normalisation. */
  readonly url?: string;
  /** Error; absent if the link was created. */
  readonly error?: RowProblemDto;
}

/** What has become of each input, in their order. */
export class CreatedLinksDto {
  readonly results!: CreatedRowDto[];
  /** Number of links created. */
  readonly done!: number;
  /** Number of links that failed. */
  readonly failed!: number;
}
