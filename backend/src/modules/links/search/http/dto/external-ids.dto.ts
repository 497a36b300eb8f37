import { IsString, MaxLength } from 'class-validator';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';

/** The period in which links are counted, at most 31 days. */
export class ExternalIdCountsQueryDto {
  /** First moment or day in UTC, such as `2026-11-21T00:00:00+08:00` or `2026-11-21`; 30 days before `to` by default. */
  @WhenPresent()
  @MaxLength(40)
  @IsString({ message: 'from must be a day or a moment' })
  readonly from?: string;

  /** End: a day that counts itself, or a moment that does not; now by default. */
  @WhenPresent()
  @MaxLength(40)
  @IsString({ message: 'to must be a day or a moment' })
  readonly to?: string;
}

/** Links under one external id. */
export class ExternalIdCountDto {
  /** Null: links without one. */
  readonly externalId!: string | null;
  readonly links!: number;
}

/** How many links programs created. */
export class ExternalIdCountsDto {
  /** ISO 8601, UTC. */
  readonly from!: string;
  /** ISO 8601, UTC; exclusive. */
  readonly to!: string;
  /** By number of links, at most 1000. */
  readonly counts!: ExternalIdCountDto[];
}
