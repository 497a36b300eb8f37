import { applyDecorators } from '@nestjs/common';
import { MAX_TOP_LINKS } from '../../domain/shortened-list';
import { WholeNumber } from '../../../../../shared/http/number.decorators';
import { HIGHEST_ID } from '../../../../../shared/http/path-id';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';
import { CitiesQueryDto, ExportQueryDto, FilteredQueryDto, ReportQueryDto } from './report-query.dto';

const TagId = (): PropertyDecorator => applyDecorators(WhenPresent(), WholeNumber(1, HIGHEST_ID));

/** What the report of a group takes. */
export class GroupReportQueryDto extends ReportQueryDto {
  /** Includes only live links with this tag, at most the 1000 most recently clicked ones. */
  @TagId()
  readonly tagId?: number;
}

/** What the table of days of a group takes. */
export class GroupExportQueryDto extends ExportQueryDto {
  /** Includes only live links with this tag, at most the 1000 most recently clicked ones. */
  @TagId()
  readonly tagId?: number;
}

/** Which of a group's clicks are broken down by campaign. */
export class GroupUtmQueryDto extends FilteredQueryDto {
  /** Includes only live links with this tag, at most the 1000 most recently clicked ones. */
  @TagId()
  readonly tagId?: number;
}

/** Which towns are wanted of a group's clicks. */
export class GroupCitiesQueryDto extends CitiesQueryDto {
  /** Includes only live links with this tag, at most the 1000 most recently clicked ones. */
  @TagId()
  readonly tagId?: number;
}

/** What a list of links takes. */
export class TopLinksQueryDto extends FilteredQueryDto {
  /** Maximum number of links. */
  @WholeNumber(1, MAX_TOP_LINKS)
  readonly limit: number = 10;
}

/** What such a list of a group takes. */
export class GroupTopLinksQueryDto extends TopLinksQueryDto {
  /** Includes only live links with this tag. */
  @TagId()
  readonly tagId?: number;
}
