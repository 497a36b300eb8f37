import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { LogEndDto, LogEntryDto, LogRangeDto } from '../../../../shared/audit/log-entry.dto';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { WholeNumber } from '../../../../shared/http/number.decorators';
import { HIGHEST_ID } from '../../../../shared/http/path-id';

const FORMATS = ['json', 'csv'] as const;

export class ActivitiesRangeDto extends LogRangeDto {
  /** Returns only the activity of this member. */
  @WhenPresent()
  @WholeNumber(1, HIGHEST_ID)
  readonly userId?: number;

  /** `csv`: a table of all entries from `start` on; requires a plan with exports. */
  @ApiPropertyOptional({ enum: FORMATS })
  @IsIn(FORMATS, { message: 'format must be json or csv' })
  readonly format: (typeof FORMATS)[number] = 'json';
}

export class ActivitiesDto extends LogEndDto {
  /** Newest first. */
  readonly activities!: LogEntryDto[];
}
