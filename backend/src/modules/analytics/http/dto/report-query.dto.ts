import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength, type ValidationArguments } from 'class-validator';
import { HIT_CLASSES } from '../../../../shared/domain/visitor/hit-class';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { LONGEST_VALUE } from '../../domain/facet-value';
import { RANGES, type RangeName } from '../../domain/report-range';
import { ZonedDto } from './click-range.dto';

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

/** Which days a report is about. */
export class RangeQueryDto extends ZonedDto {
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
class FilteredQueryDto extends RangeQueryDto {
  /** Only people from this app, site or code. */
  @OptionalText(LONGEST_VALUE, 'line')
  readonly source?: string;

  /** Only people with this device. */
  @OptionalText(LONGEST_VALUE, 'iphone')
  readonly platform?: string;

  /** Only people with this browser. */
  @OptionalText(LONGEST_VALUE, 'Chrome')
  readonly browser?: string;

  /** Only people who prefer this language. */
  @OptionalText(LONGEST_VALUE, 'zh-TW')
  readonly language?: string;

  /** Only people from this country. */
  @OptionalText(LONGEST_VALUE, 'TW')
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

/** What the table of days takes. */
export class ExportQueryDto extends RangeQueryDto {
  /** `csv` and `xlsx` are files, where the plan has exports. */
  @ApiPropertyOptional({ enum: EXPORT_FORMATS })
  @IsIn(EXPORT_FORMATS, { message: `format must be one of ${EXPORT_FORMATS.join(', ')}` })
  readonly format: ExportFormat = 'json';
}

/** Which towns are wanted. */
export class CitiesQueryDto extends RangeQueryDto {
  /** Country, ISO 3166-1, like `TW`; all when absent. */
  @OptionalText(LONGEST_VALUE, 'TW')
  readonly region?: string;
}
