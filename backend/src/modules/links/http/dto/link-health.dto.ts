import { ApiProperty } from '@nestjs/swagger';
import { PROBE_FAILURES, type ProbeFailure } from '../../domain/patrol/destination-health';
import { HEALTH_STATES, type HealthState } from '../../domain/patrol/link-health';

/** How the destination of a link was when somebody last looked there. */
export class LinkHealthDto {
  /** `doubtful`: it has failed, but not often or long enough to be down; `unknown`: nobody could tell yet. */
  @ApiProperty({ enum: HEALTH_STATES })
  readonly state!: HealthState;
  /** ISO 8601, UTC; null while nobody has looked. */
  readonly lastProbedAt!: string | null;
  /** ISO 8601, UTC: when it first did not answer; null while it is not down. */
  readonly downSince!: string | null;
  /** ISO 8601, UTC: since when it has answered each time; null while it is not up. */
  readonly upSince!: string | null;
  /** HTTP status of the last answer; null when there was none. */
  readonly lastStatus!: number | null;
  /** Why there was no answer; null when there was one. */
  @ApiProperty({ nullable: true, enum: PROBE_FAILURES })
  readonly lastProblem!: ProbeFailure | null;
}
