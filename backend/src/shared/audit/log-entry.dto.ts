import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { WholeNumber } from '../http/number.decorators';

/** Which part of a log is asked for. */
export class LogRangeDto {
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
}

/** Something that a member did, or tried to. */
export class LogEntryDto {
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

/** The end of a page of a log. */
export class LogEndDto {
  /** Where the next page begins; −1 when there is none. */
  readonly start!: number;
  /** Days that the plan of the group keeps entries. */
  readonly retentionDays!: number;
}
