import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { HIGHEST_ID } from '../../../../shared/http/path-id';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { WholeNumber } from '../../../../shared/http/whole-number.decorator';

const FORMATS = ['json', 'csv'] as const;

export class ActivitiesRangeDto {
  /** 0 for the first page, then what the page before handed out. */
  @WholeNumber(-1, Number.MAX_SAFE_INTEGER)
  readonly start: number = 0;

  @WholeNumber(1, 1_000)
  readonly limit: number = 1_000;

  /** Text that the entries contain. */
  @ApiPropertyOptional()
  @IsString({ message: 'q must be text' })
  @MaxLength(100)
  readonly q: string = '';

  /** Only what this member did. */
  @WhenPresent()
  @WholeNumber(1, HIGHEST_ID)
  readonly userId?: number;

  /** `csv`: a table of everything from `start` on, where the plan has exports. */
  @ApiPropertyOptional({ enum: FORMATS })
  @IsIn(FORMATS, { message: 'format must be json or csv' })
  readonly format: (typeof FORMATS)[number] = 'json';
}

/** Something that a member did, or tried to. */
export class ActivityDto {
  readonly id!: number;
  /** ISO 8601, UTC. */
  readonly time!: string;
  /** 0 for somebody without an account. */
  readonly userId!: number;
  /** Null when the person has no name, or is gone. */
  readonly name!: string | null;
  /** Such as `teams.joined`. */
  readonly action!: string;
  readonly outcome!: 'done' | 'refused';
  /** The network that it came from, as an address without its last part; null when unknown. */
  readonly place!: string | null;
  readonly details!: Record<string, unknown>;
}

export class ActivitiesDto {
  /** Newest first. */
  readonly activities!: ActivityDto[];
  /** Where the next page begins; −1 when there is none. */
  readonly start!: number;
  /** Days that the plan of the group keeps them. */
  readonly retentionDays!: number;
}
