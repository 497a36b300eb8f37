import { applyDecorators } from '@nestjs/common';
import { ApiHideProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength, MinLength, type ValidationArguments } from 'class-validator';
import { type Language, LANGUAGES } from '../../../../../shared/domain/language';
import { HIT_CLASSES } from '../../../../../shared/domain/visitor/hit-class';
import { WholeNumber } from '../../../../../shared/http/number.decorators';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';
import { MAX_VALUE_LENGTH } from '../../../counting/domain/facet-value';
import { RANGES, type RangeName } from '../../domain/report-range';
import { ZonedDto } from './click-range.dto';

const MAX_DAYS = 365;

export const EXPORT_FORMATS = ['json', 'csv', 'xlsx', 'zip'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Text of a query that may be left out. */
const OptionalText = (longest: number, example: string): PropertyDecorator =>
  applyDecorators(
    WhenPresent(),
    MaxLength(longest, {
      message: ({ property }: ValidationArguments) =>
        `${property} must have at most ${longest} characters, as in ${example}`,
    }),
    IsString({ message: ({ property }: ValidationArguments) => `${property} must be text like ${example}` }),
  );

/** An empty text would be kept as what is unknown, and that was not meant. */
const NamedValue = (example: string): PropertyDecorator =>
  applyDecorators(
    MinLength(1, {
      message: ({ property }: ValidationArguments) =>
        `${property} must not be empty: leave it out for all, or ask for others, which are those that nobody knows`,
    }),
    OptionalText(MAX_VALUE_LENGTH, example),
  );

/** A reader who narrows what cannot be narrowed would take the whole for a part. */
const NoFilter = (): PropertyDecorator =>
  applyDecorators(
    WhenPresent(),
    IsIn([], {
      message: ({ property }: ValidationArguments) =>
        `${property} must be left out: this call counts all clicks; reports and their files can be narrowed by it`,
    }),
  );

/** Which days a report is about. */
class RangeQueryDto extends ZonedDto {
  /**
   * Range that ends now, in the given time zone; 30 days if neither this nor `from` is given. `all` is limited to
   * what the plan allows.
   */
  @ApiPropertyOptional({ enum: RANGES })
  @WhenPresent()
  @IsIn(RANGES, { message: `range must be one of ${RANGES.join(', ')}` })
  readonly range?: RangeName;

  /** First day, such as `2026-11-21`, instead of `range`. */
  @OptionalText(10, '2026-11-21')
  readonly from?: string;

  /** Last day; today by default. */
  @OptionalText(10, '2026-11-21')
  readonly to?: string;
}

/** Which clicks a breakdown is about: those that fit every filter. */
export class FilteredQueryDto extends RangeQueryDto {
  /** Includes only clicks from this app, site or code. */
  @NamedValue('line')
  readonly source?: string;

  /** Includes only clicks from this type of device. */
  @NamedValue('iphone')
  readonly platform?: string;

  /** Includes only clicks from this browser. */
  @NamedValue('Chrome')
  readonly browser?: string;

  /** Includes only clicks from visitors who prefer this language. */
  @NamedValue('zh-TW')
  readonly language?: string;

  /** Includes only clicks from this country. */
  @NamedValue('TW')
  readonly country?: string;
}

/** What a whole report takes. */
export class ReportQueryDto extends FilteredQueryDto {
  /** `previous`: also returns the clicks of the preceding period of the same length. */
  @ApiPropertyOptional({ enum: ['previous'] })
  @WhenPresent()
  @IsIn(['previous'], { message: 'compare must be previous' })
  readonly compare?: 'previous';

  /**
   * Classes of requests to include in totals, points and hours of the week, separated by commas; `human` by default.
   * Breakdowns and filters cover humans only.
   */
  @ApiPropertyOptional({ default: 'human', example: HIT_CLASSES.join(',') })
  @OptionalText(100, 'human,preview')
  readonly classes?: string;
}

/** What a call takes that counts everybody. */
export class UnfilteredQueryDto extends RangeQueryDto {
  @ApiHideProperty()
  @NoFilter()
  readonly source?: never;

  @ApiHideProperty()
  @NoFilter()
  readonly platform?: never;

  @ApiHideProperty()
  @NoFilter()
  readonly browser?: never;

  @ApiHideProperty()
  @NoFilter()
  readonly language?: never;

  @ApiHideProperty()
  @NoFilter()
  readonly country?: never;
}

/** What the clicks of each day take. */
export class DailyRangeDto extends UnfilteredQueryDto {
  /** Number of days up to and including today in the given time zone, instead of `range` and `from`. */
  @WhenPresent()
  @WholeNumber(1, MAX_DAYS)
  readonly days?: number;
}

/** What the table of days and files of reports take. */
export class ExportQueryDto extends ReportQueryDto {
  /**
   * `csv` (days), `xlsx` (all lists as sheets) and `zip` (all lists, each as a CSV file) return a file; they require
   * a plan with exports.
   */
  @ApiPropertyOptional({ enum: EXPORT_FORMATS })
  @IsIn(EXPORT_FORMATS, { message: `format must be one of ${EXPORT_FORMATS.join(', ')}` })
  readonly format: ExportFormat = 'json';

  /** Language of the column headings of a file. By default they are the JSON field names. */
  @ApiPropertyOptional({ enum: LANGUAGES })
  @WhenPresent()
  @IsIn(LANGUAGES, { message: `lang must be one of ${LANGUAGES.join(', ')}` })
  readonly lang?: Language;
}

/** Which towns are wanted. */
export class CitiesQueryDto extends UnfilteredQueryDto {
  /** ISO 3166-1 country code such as `TW`; all countries by default. */
  @NamedValue('TW')
  readonly region?: string;
}
