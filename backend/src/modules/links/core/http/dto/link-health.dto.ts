import { ApiProperty } from '@nestjs/swagger';
import { PROBE_FAILURES, type ProbeFailure } from '../../domain/health/destination-health';
import { HEALTH_STATES, type HealthState } from '../../domain/health/link-health';

/** How the destination of a link was when it was last looked at. */
export class LinkHealthDto {
  /**
   * State of the destination. `doubtful`: it has failed, but not often or long enough to count as down; `unknown`:
   * not determined yet.
   */
  @ApiProperty({ enum: HEALTH_STATES })
  readonly state!: HealthState;
  /** Time of the last check: ISO 8601, UTC; null if not checked yet. */
  readonly lastProbedAt!: string | null;
  /** Time of the first failure of the current outage: ISO 8601, UTC; null if the destination is not down. */
  readonly downSince!: string | null;
  /** Time since which every check succeeded: ISO 8601, UTC; null if the destination is not up. */
  readonly upSince!: string | null;
  /** HTTP status of the last response; null if there was none. */
  readonly lastStatus!: number | null;
  /** Reason why there was no response; null if there was one. */
  @ApiProperty({ nullable: true, enum: PROBE_FAILURES })
  readonly lastProblem!: ProbeFailure | null;
}
