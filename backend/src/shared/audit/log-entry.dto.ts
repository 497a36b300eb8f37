import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { WholeNumber } from '../http/number.decorators';

/** Which part of a log is asked for. */
export class LogRangeDto {
  /** Pagination cursor: 0 for the first page, then the `start` value of the previous page. */
  @WholeNumber(-1, Number.MAX_SAFE_INTEGER)
  readonly start: number = 0;

  @WholeNumber(1, 1_000)
  readonly limit: number = 1_000;

  /** Returns only entries that contain this text. */
  @ApiPropertyOptional()
  @IsString({ message: 'q must be text' })
  @MaxLength(100)
  readonly q: string = '';
}

/** Something that a member did, or tried to. */
export class LogEntryDto {
  readonly id!: number;
  /** ISO 8601, UTC. */
  readonly time!: string;
  /** User id; 0 for someone without an account. */
  readonly userId!: number;
  /** Name of the person; null if they have none or their account is deleted. */
  readonly name!: string | null;
  /** Action code, such as `teams.joined`. */
  readonly action!: string;
  readonly outcome!: 'done' | 'refused';
  /** Network of the request: its IP address without the last part; null if unknown. */
  readonly place!: string | null;
  readonly details!: Record<string, unknown>;
}

/** The end of a page of a log. */
export class LogEndDto {
  /** Pagination cursor of the next page; −1 if this is the last one. */
  readonly start!: number;
  /** Number of days the group's plan retains entries. */
  readonly retentionDays!: number;
}
