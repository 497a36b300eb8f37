import { applyDecorators } from '@nestjs/common';
import { ApiHideProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength, MinLength, type ValidationArguments } from 'class-validator';
import { type Language, LANGUAGES } from '../../../../shared/domain/language';
import { HIT_CLASSES } from '../../../../shared/domain/visitor/hit-class';
import { WholeNumber } from '../../../../shared/http/number.decorators';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { LONGEST_VALUE } from '../../domain/facet-value';
import { RANGES, type RangeName } from '../../domain/report-range';
import { ZonedDto } from './click-range.dto';

const LONGEST_DAYS = 365;

export const EXPORT_FORMATS = ['json', 'csv', 'xlsx'] as const;
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

/** What an empty text would be kept under is what nobody knows, and not what was meant. */
const NamedValue = (example: string): PropertyDecorator =>
  applyDecorators(
    MinLength(1, {
      message: ({ property }: ValidationArguments) =>
        `${property} must not be empty: leave it out for all, or ask for others, which are those that nobody knows`,
    }),
    OptionalText(LONGEST_VALUE, example),
  );

/** Whoever narrows what cannot be narrowed would take the whole for a part. */
const NoFilter = (): PropertyDecorator =>
  applyDecorators(
    WhenPresent(),
    IsIn([], {
      message: ({ property }: ValidationArguments) =>
        `${property} must be left out: only reports, platforms, referrers and regions can be narrowed by it`,
    }),
  );

/** Which days a report is about. */
class RangeQueryDto extends ZonedDto {
  /** Up to now, in the zone; 30 days when neither this nor `from` is there. `all` is cut to what the plan shows. */
  @ApiPropertyOptional({ enum: RANGES })
  @WhenPresent()
  @IsIn(RANGES, { message: `range must be one of ${RANGES.join(', ')}` })
  readonly range?: RangeName;

  /** First day, like `2026-11-21`, instead of `range`. */
  @OptionalText(10, '2026-11-21')
  readonly from?: string;

  /** Last day; today when absent. */
  @OptionalText(10, '2026-11-21')
  readonly to?: string;
}

/** Which clicks a breakdown is about: those that fit every filter. */
export class FilteredQueryDto extends RangeQueryDto {
  /** Only people from this app, site or code. */
  @NamedValue('line')
  readonly source?: string;

  /** Only people with this device. */
  @NamedValue('iphone')
  readonly platform?: string;

  /** Only people with this browser. */
  @NamedValue('Chrome')
  readonly browser?: string;

  /** Only people who prefer this language. */
  @NamedValue('zh-TW')
  readonly language?: string;

  /** Only people from this country. */
  @NamedValue('TW')
  readonly country?: string;
}

/** What a whole report takes. */
export class ReportQueryDto extends FilteredQueryDto {
  /** `previous`: also the clicks of as many days before. */
  @ApiPropertyOptional({ enum: ['previous'] })
  @WhenPresent()
  @IsIn(['previous'], { message: 'compare must be previous' })
  readonly compare?: 'previous';

  /**
   * What totals, points and hours of the week count, as a list with commas: `human` when absent. Breakdowns and filters
   * know people alone.
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
  /** How many days, up to and with today in that zone, instead of `range` and `from`. */
  @WhenPresent()
  @WholeNumber(1, LONGEST_DAYS)
  readonly days?: number;
}

/** What the table of days takes. */
export class ExportQueryDto extends UnfilteredQueryDto {
  /** `csv` and `xlsx` are files, where the plan has exports. */
  @ApiPropertyOptional({ enum: EXPORT_FORMATS })
  @IsIn(EXPORT_FORMATS, { message: `format must be one of ${EXPORT_FORMATS.join(', ')}` })
  readonly format: ExportFormat = 'json';

  /** Language of the heads of a file; without it they are the names that the JSON has. */
  @ApiPropertyOptional({ enum: LANGUAGES })
  @WhenPresent()
  @IsIn(LANGUAGES, { message: `lang must be one of ${LANGUAGES.join(', ')}` })
  readonly lang?: Language;
}

/** Which towns are wanted. */
export class CitiesQueryDto extends UnfilteredQueryDto {
  /** Country, ISO 3166-1, like `TW`; all when absent. */
  @NamedValue('TW')
  readonly region?: string;
}
