import { applyDecorators } from '@nestjs/common';
import { WholeNumber } from '../../../../shared/http/number.decorators';
import { HIGHEST_ID } from '../../../../shared/http/path-id';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { CitiesQueryDto, ExportQueryDto, ReportQueryDto, UnfilteredQueryDto } from './report-query.dto';

export const MOST_LINKS = 50;

const TagId = (): PropertyDecorator => applyDecorators(WhenPresent(), WholeNumber(1, HIGHEST_ID));

/** What the report of a group takes. */
export class GroupReportQueryDto extends ReportQueryDto {
  /** Only live links with this tag, at most the 1000 that were clicked last. */
  @TagId()
  readonly tagId?: number;
}

/** What the table of days of a group takes. */
export class GroupExportQueryDto extends ExportQueryDto {
  /** Only live links with this tag, at most the 1000 that were clicked last. */
  @TagId()
  readonly tagId?: number;
}

/** Which towns are wanted of a group's clicks. */
export class GroupCitiesQueryDto extends CitiesQueryDto {
  /** Only live links with this tag, at most the 1000 that were clicked last. */
  @TagId()
  readonly tagId?: number;
}

/** What a list of links takes. */
export class TopLinksQueryDto extends UnfilteredQueryDto {
  /** How many links at most. */
  @WholeNumber(1, MOST_LINKS)
  readonly limit: number = 10;
}

/** What such a list of a group takes. */
export class GroupTopLinksQueryDto extends TopLinksQueryDto {
  /** Only live links with this tag. */
  @TagId()
  readonly tagId?: number;
}
