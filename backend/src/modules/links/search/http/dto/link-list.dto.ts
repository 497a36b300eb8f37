import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions, OmitType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsString,
  MaxLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { type Language, LANGUAGES } from '../../../../../shared/domain/language';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';
import { WholeNumber } from '../../../../../shared/http/number.decorators';
import { LinkDetailsDto } from '../../../core/http/dto/link-details.dto';
import { LINK_SORTS, LINK_TABS, type LinkSort, type LinkTab } from '../../domain/link-search';
import { FILTER_KEYS } from '../../domain/read-search';

const MAX_START_LENGTH = 500;
const MAX_FILTERS = 20;
const MAX_NAMES = 1_000;
/** As many as can be selected on screen. */
const MAX_EXPORTED = 3_000;
/** Addresses of links may be percent-encoded. */
const MAX_ENCODE_ID_LENGTH = 1_000;
const MAX_HOST_LENGTH = 259;

/** Queries and forms send the number as text. */
const asStart = ({ value }: { readonly value: unknown }): unknown => (value === '-1' ? -1 : value);
const isStart = (start: unknown): boolean =>
  start === -1 || (typeof start === 'string' && start !== '' && start.length <= MAX_START_LENGTH);

const START: ApiPropertyOptions = { oneOf: [{ type: 'integer' }, { type: 'string' }], default: -1 };

/** Which part of the list is wanted, in the address; it counts before the same in the body. */
export class LinkListRangeDto {
  /** Maximum number of links; 10 by default. */
  @WhenPresent()
  @WholeNumber(1, 100)
  readonly limit?: number;

  /** Pagination cursor: −1 or absent for the first page, then the `start` value of the previous page. */
  @ApiPropertyOptional(START)
  @WhenPresent()
  @Transform(asStart)
  @ValidateBy(
    { name: 'start', validator: { validate: isStart } },
    { message: 'start must be -1, or what the page before answered' },
  )
  readonly start?: string | -1;

  /** Id of the last link of the previous page, instead of `start`: only for `newest` and `oldest`, not in the trash. */
  @WhenPresent()
  @WholeNumber(1, Number.MAX_SAFE_INTEGER)
  readonly afterId?: number;
}

/** One thing that links have to be like. */
export class LinkFilterDto {
  /**
   * Field to filter by. `author`, `clicks` and `has` require a plan with advanced search, except for `has` with `down`
   * and `warning`.
   */
  @ApiProperty({ enum: FILTER_KEYS })
  @MaxLength(40)
  @IsString({ message: 'key must be text' })
  readonly key!: string;

  /** Name chosen by the client; ignored by the server. */
  @WhenPresent()
  @MaxLength(200)
  @IsString({ message: 'name must be text' })
  readonly name?: string;

  /**
   * `text`: words contained in the link, its page, its note or the names of its tags, or its whole short URL.
   * `tagIds`, `author`: an id or a list of ids, one of which must match; `allTagIds`: all must match. `domain`: the
   * host of a short domain. `url`: the destination, by the rules of `POST /links`. `externalId`: exactly this one. `isApi`: whether a program
   * created it. `createdTime`, `clicks`: `{"from", "to"}`, either of which can be left out. `star`: true.
   * `has`: one or more of `expiry`, `expired`, `targets`, `utm`, `note`, `preview`, `nativeOpen`, `down`, `warning`,
   * `pixels`, all of which must match.
   */
  @ApiProperty({
    oneOf: [
      { type: 'string' },
      { type: 'number' },
      { type: 'boolean' },
      { type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'number' }] } },
      { type: 'object', additionalProperties: true },
    ],
  })
  @Allow()
  readonly value!: unknown;
}

/** What is looked for. */
export class LinkSearchDto extends LinkListRangeDto {
  /**
   * `links`: all links that are not in the trash; `star`: starred links; `trashBin`: links in the trash; `api`: links
   * created by programs.
   */
  @ApiPropertyOptional({ enum: LINK_TABS, default: 'links' })
  @WhenPresent()
  @IsIn(LINK_TABS, { message: `tab must be one of ${LINK_TABS.join(', ')}` })
  readonly tab?: LinkTab;

  /** `lastClicked`: most recently clicked first. Links without clicks come last. */
  @ApiPropertyOptional({ enum: LINK_SORTS, default: 'newest' })
  @WhenPresent()
  @IsIn(LINK_SORTS, { message: `sort must be one of ${LINK_SORTS.join(', ')}` })
  readonly sort?: LinkSort;

  /** Filters, all of which must match. */
  @ApiPropertyOptional({ type: [LinkFilterDto] })
  @WhenPresent()
  @ArrayMaxSize(MAX_FILTERS)
  @IsArray({ message: 'filters must be a list' })
  @ValidateNested({ each: true, message: 'filters must be a list of objects with key and value' })
  @Type(() => LinkFilterDto)
  readonly filters?: LinkFilterDto[];
}

/** What is looked for, in long pages. */
export class LinkNamesSearchDto extends LinkSearchDto {
  /** Maximum number of links; 1000 by default. */
  @WhenPresent()
  @WholeNumber(1, MAX_NAMES)
  declare readonly limit?: number;
}

/** A link by its name. */
export class LinkNameDto {
  @MaxLength(MAX_ENCODE_ID_LENGTH)
  @IsString({ message: 'encodeId must be text' })
  readonly encodeId!: string;

  /** Host of the short URL. */
  @MaxLength(MAX_HOST_LENGTH)
  @IsString({ message: 'domain must be text' })
  readonly domain!: string;
}

/** Which links a file is to have: those that match, or those that are named. */
export class LinkExportDto extends OmitType(LinkSearchDto, ['limit', 'start']) {
  /** The links to export, whatever they match. */
  @ApiPropertyOptional({ type: [LinkNameDto] })
  @WhenPresent()
  @ArrayMaxSize(MAX_EXPORTED)
  @IsArray({ message: 'links must be a list' })
  @ValidateNested({ each: true, message: 'links must be a list of objects with encodeId and domain' })
  @Type(() => LinkNameDto)
  readonly links?: LinkNameDto[];

  /** Language of the column heads, with moments in the time zone of the group; by default the field names of the API and ISO 8601. */
  @ApiPropertyOptional({ enum: LANGUAGES })
  @WhenPresent()
  @IsIn(LANGUAGES, { message: `lang must be one of ${LANGUAGES.join(', ')}` })
  readonly lang?: Language;
}

/** The group that a link first belonged to. */
export class FirstGroupDto {
  readonly groupId!: number;
  readonly name!: string;
}

/** A link in a list. */
export class ListedLinkDto extends LinkDetailsDto {
  /** When the link is deleted permanently; null if it is live. */
  readonly purgeTime!: string | null;
  /** The group it originally belonged to; null unless the caller is a member of that group, too. */
  readonly transferredFrom!: FirstGroupDto | null;
  /** Whether the caller can transfer the link to another group. */
  readonly canTransfer!: boolean;
  /** Whether the caller can return the link to its original group. */
  readonly canReturn!: boolean;
}

/** How many links were found. */
class FoundCountDto {
  readonly count!: number;
  /** Whether the count is exact. If false, there may be more than `count`. */
  readonly isExact!: boolean;
}

/** Where a page of a list ends. */
class ListEndDto {
  /** Pagination cursor of the next page, stable while links are added; −1 if there were no results. */
  @ApiProperty(START)
  readonly start!: string | -1;
  /** Whether there may be more pages. A page can be short or empty and still be followed by others. */
  readonly hasMore!: boolean;
  /** Total number of results; only on the first page. */
  readonly total!: FoundCountDto | null;
}

/** One page of a list of links. */
export class LinkListDto extends ListEndDto {
  readonly linksData!: ListedLinkDto[];
}

/** One page of names of links. */
export class LinkNamesDto extends ListEndDto {
  readonly links!: LinkNameDto[];
}

/** What can be chosen for a filter. */
export class FilterOptionsQueryDto {
  /** Name of the filter: `author` or `domain`. */
  @IsIn(['author', 'domain'], { message: 'key must be author or domain' })
  readonly key!: 'author' | 'domain';
}

/** One choice. */
export class FilterOptionDto {
  /** Value for the filter: the id of a user, or a host. */
  @ApiProperty({ oneOf: [{ type: 'integer' }, { type: 'string' }] })
  readonly value!: number | string;
  /** Display name of the user, null if there is none; or the host. */
  readonly name!: string | null;
}

/** The choices. */
export class FilterOptionsDto {
  readonly options!: FilterOptionDto[];
}
