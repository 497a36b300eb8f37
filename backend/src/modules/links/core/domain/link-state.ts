import type { LinkSettings } from './link-settings';
import type { LinkFindings } from './link-findings';
import type { PageSays } from './preview/link-preview';

/** A link as it is now, for those who read it and change nothing. */
export interface LinkState extends LinkSettings, LinkFindings, PageSays {
  readonly id: number;
  /** 0 for links that guests made and have not claimed. */
  readonly groupId: number;
  readonly creatorUserId: number;
  readonly isTrashed: boolean;
}
