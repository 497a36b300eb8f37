import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
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
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { WholeNumber } from '../../../../shared/http/number.decorators';
import {
  FILTER_KEYS,
  LINK_SORTS,
  LINK_TABS,
  LinkDetailsDto,
  type LinkSort,
  type LinkTab,
} from '../../../links';

const LONGEST_START = 500;
const MOST_FILTERS = 20;
const MOST_NAMES = 1_000;

/** Queries and forms send the number as text. */
const asStart = ({ value }: { readonly value: unknown }): unknown => (value === '-1' ? -1 : value);
const isStart = (start: unknown): boolean =>
  start === -1 || (typeof start === 'string' && start !== '' && start.length <= LONGEST_START);

const START: ApiPropertyOptions = { oneOf: [{ type: 'integer' }, { type: 'string' }], default: -1 };

/** Which part of the list is wanted, in the address; it counts before the same in the body. */
export class LinkListRangeDto {
  /** How many links; 10 when absent. */
  @WhenPresent()
  @WholeNumber(1, 100)
  readonly limit?: number;

  /** -1, or nothing, for the first page; afterwards the `start` of the page before. */
  @ApiPropertyOptional(START)
  @WhenPresent()
  @Transform(asStart)
  @ValidateBy(
    { name: 'start', validator: { validate: isStart } },
    { message: 'start must be -1, or what the page before answered' },
  )
  readonly start?: string | -1;
}

/** One thing that links have to be like. */
export class LinkFilterDto {
  /** What is looked at. `author`, `clicks` and `has` need a plan with advanced search. */
  @ApiProperty({ enum: FILTER_KEYS })
  @MaxLength(40)
  @IsString({ message: 'key must be text' })
  readonly key!: string;

  /** How the caller calls it; not looked at. */
  @WhenPresent()
  @MaxLength(200)
  @IsString({ message: 'name must be text' })
  readonly name?: string;

  /**
   * `text`: words that the link, its page or its note contain. `tagIds`, `author`: a number or a list of which one is
   * enough. `createdTime`, `clicks`: `{"from", "to"}`, either of which may be left out. `star`: true. `has`: one or
   * several of `expiry`, `expired`, `targets`, `utm`, `note`, `preview`, `nativeOpen`, `down`, all of which count.
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
  /** `links` for all that are not in the trash bin, `star`, `trashBin`, or `api` for those that programs made. */
  @ApiPropertyOptional({ enum: LINK_TABS, default: 'links' })
  @WhenPresent()
  @IsIn(LINK_TABS, { message: `tab must be one of ${LINK_TABS.join(', ')}` })
  readonly tab?: LinkTab;

  /** `lastClicked`: those first that were clicked last. Links without clicks come at the end. */
  @ApiPropertyOptional({ enum: LINK_SORTS, default: 'newest' })
  @WhenPresent()
  @IsIn(LINK_SORTS, { message: `sort must be one of ${LINK_SORTS.join(', ')}` })
  readonly sort?: LinkSort;

  /** All of them count. */
  @ApiPropertyOptional({ type: [LinkFilterDto] })
  @WhenPresent()
  @ArrayMaxSize(MOST_FILTERS)
  @IsArray({ message: 'filters must be a list' })
  @ValidateNested({ each: true, message: 'filters must be a list of objects with key and value' })
  @Type(() => LinkFilterDto)
  readonly filters?: LinkFilterDto[];
}

/** What is looked for, in long pages. */
export class LinkNamesSearchDto extends LinkSearchDto {
  /** How many links; 1000 when absent. */
  @WhenPresent()
  @WholeNumber(1, MOST_NAMES)
  declare readonly limit?: number;
}

/** The group that a link first belonged to. */
export class FirstGroupDto {
  readonly groupId!: number;
  readonly name!: string;
}

/** A link in a list. */
export class ListedLinkDto extends LinkDetailsDto {
  /** When it leaves the trash bin for good; null while it is live. */
  readonly purgeTime!: string | null;
  /** Which one that was; null unless the caller belongs to it, too. */
  readonly transferredFrom!: FirstGroupDto | null;
  /** Whether the caller may move it to another group. */
  readonly canTransfer!: boolean;
  /** Whether the caller may give it back to the group that it first belonged to. */
  readonly canReturn!: boolean;
  /** Every click. */
  readonly totalClicks!: number;
  /** Clicks that were a visitor's first on this link within 24 hours. */
  readonly uniqueClicks!: number;
}

/** How many links were found. */
class FoundCountDto {
  readonly count!: number;
  /** False: there may be more than `count`. */
  readonly isExact!: boolean;
}

/** Where a page of a list ends. */
class ListEndDto {
  /** Position of the next page; it stays where it is while links are added. -1 when there was nothing. */
  @ApiProperty(START)
  readonly start!: string | -1;
  /** Whether more may follow; a page can be short, or empty, and be followed by others. */
  readonly hasMore!: boolean;
  /** Comes with the first page. */
  readonly total!: FoundCountDto | null;
}

/** One page of a list of links. */
export class LinkListDto extends ListEndDto {
  readonly linksData!: ListedLinkDto[];
}

/** A link by its name. */
export class LinkNameDto {
  readonly encodeId!: string;
  /** Host of its short address. */
  readonly domain!: string;
}

/** One page of names of links. */
export class LinkNamesDto extends ListEndDto {
  readonly links!: LinkNameDto[];
}

/** What can be chosen for a filter. */
export class FilterOptionsQueryDto {
  /** The filter; `author` is the only one with options. */
  @IsIn(['author'], { message: 'key must be author' })
  readonly key!: 'author';
}

/** One choice. */
export class FilterOptionDto {
  /** For the filter's `value`: the number of a person. */
  readonly value!: number;
}

/** The choices. */
export class FilterOptionsDto {
  readonly options!: FilterOptionDto[];
}

/** Days that the summary covers. */
export class ClickSummaryQueryDto {
  /** Up to now; 7 when absent. */
  @WholeNumber(1, 365)
  readonly days: number = 7;
}

/** How a group's links did lately. */
export class ClickSummaryDto {
  /** Links that were clicked; 100 stands for 100 or more. */
  readonly linkCount!: number;
  /** People who clicked them, each once per link in 24 hours. */
  readonly uniqueClicks!: number;
}
