import { ApiProperty } from '@nestjs/swagger';
import { LEAD_STATES, type LeadState } from '../../domain/link-lead';

/** Where a link leads, as anyone who follows it finds out. */
export class LinkDestinationDto {
  /** What visitors get: the destination, a warning before it, or a page that says why there is none. */
  @ApiProperty({ enum: LEAD_STATES })
  readonly state!: LeadState;
  /** Destination of visitors to whom no condition applies; null if there is none. */
  readonly url!: string | null;
  /** Title of the destination; null if unknown. */
  readonly title!: string | null;
  /** Whether the caller can see the link's analytics. */
  readonly canSeeAnalytics!: boolean;
  /** Id of the caller's group that owns the link; null if none does. */
  readonly groupId!: number | null;
}
