import { ApiProperty } from '@nestjs/swagger';
import {
  LINK_DISABLINGS,
  LINK_WARNINGS,
  type LinkDisabling,
  type LinkWarning,
} from '../../domain/link-findings';
import type { LinkTargetDto } from './link-targets.dto';
import { LinkUtmDto } from './link-utm.dto';
import { LinkHealthDto } from './link-health.dto';
import { PathFormatDto } from './path-format.dto';
import { LinkPreviewDto, type PreviewSettingsDto } from './link-preview.dto';
import type { LinkTagDto } from '../../../labels/http/tags.dto';
import type { LinkToolDto } from '../../../labels/http/tracking-tools.dto';

/** Who created a link. */
export class LinkAuthorDto {
  readonly userId!: number;
  /** Display name; null if the user has none. */
  readonly name!: string | null;
}

/** A link with all that members of its group may know of it. */
export class LinkDetailsDto extends LinkPreviewDto {
  readonly id!: number;
  /** Slug, decoded. */
  readonly encodeId!: string;
  readonly shortUrl!: string;
  /** The same link as an ASCII-only URL, for QR codes and programs that do not support other characters. */
  readonly asciiUrl!: string;
  /** Host of the short URL. */
  readonly domain!: string;
  /** Kind of the domain: the shared domain, a personal subdomain or a group's own domain. */
  @ApiProperty({ enum: ['regular', 'subdomain', 'bsd'] })
  readonly domainType!: 'regular' | 'subdomain' | 'bsd';
  /** Kind of the link; always `simple`. */
  @ApiProperty({ type: String, enum: ['simple'] })
  readonly type!: 'simple';
  /** Whether the short URL uses https. */
  readonly ssl!: boolean;
  /** Destination URL. */
  readonly url!: string;
  /** Reason for the warning page shown before the destination; null if none is shown. */
  @ApiProperty({ nullable: true, enum: LINK_WARNINGS })
  readonly warning!: LinkWarning | null;
  /** Reason why site administrators disabled the link; null if it is enabled. */
  @ApiProperty({ nullable: true, enum: LINK_DISABLINGS })
  readonly disabledFor!: LinkDisabling | null;
  readonly groupId!: number;
  /** Id of the user who created the link. */
  readonly userId!: number;
  /** The user who created the link. */
  readonly author!: LinkAuthorDto;
  /** ISO 8601, UTC. */
  readonly createTime!: string;
  /** When the link was moved to the trash; null if it is live. */
  readonly trashTime!: string | null;
  /** Note visible only to the group; null if there is none. */
  readonly note!: string | null;
  /** Id of the link in a system of the caller's own; null if there is none. */
  readonly externalId!: string | null;
  readonly star!: boolean;
  /** Expiration time: ISO 8601, UTC. Afterwards visitors are sent to `fallbackUrl`, if set. Null for never. */
  readonly expireTime!: string | null;
  /** IANA time zone in which `expireTime` was chosen; null if not given. */
  readonly timezone!: string | null;
  /** URL that visitors are sent to after the link expires; null if there is none. */
  readonly fallbackUrl!: string | null;
  /** URL that visitors are sent to while the destination is down; null if there is none. */
  readonly backupUrl!: string | null;
  /** State of the destination at the last check. */
  readonly health!: LinkHealthDto;
  /** Whether phones open the destination's app instead of the browser where possible. */
  readonly nativeOpen!: boolean;
  /** Whether campaign parameters are left unchanged instead of being filled in from the visitor's source. */
  readonly smartUtmOff!: boolean;
  /** Whether query parameters of the visited short URL are added to the destination, unless it has them itself. */
  readonly passQuery!: boolean;
  /** Whether the analytics are hidden from the public. */
  readonly analyticsObscurity!: boolean;
  /** Opposite of `analyticsObscurity`. */
  readonly publicAnalytics!: boolean;
  /** Whether the group shows referrers and platforms of visitors only to its signed-in members. */
  readonly protectTrack!: boolean;
  /** All clicks. */
  readonly totalClicks!: number;
  /** Clicks that were a visitor's first on the link within 24 hours. */
  readonly uniqueClicks!: number;
  /** Conditional destinations for some visitors. */
  readonly targets!: LinkTargetDto[];
  /** Campaign parameters; null if there are none. */
  @ApiProperty({ nullable: true, type: LinkUtmDto })
  readonly utm!: LinkUtmDto | null;
  /** Query parameter that receives an extra path segment; null if none is accepted. */
  @ApiProperty({ nullable: true, type: PathFormatDto })
  readonly pathFormat!: PathFormatDto | null;
  /** Custom preview settings. */
  readonly preview!: PreviewSettingsDto;
  /** Tags in alphabetical order. */
  readonly tags!: LinkTagDto[];
  /** Pixels and tags that run before visitors are redirected, by name. */
  readonly trackingTools!: LinkToolDto[];
  /** Meta pixel id among its tracking tools; null if there is none. */
  readonly fbPixel!: string | null;
  /** Google tag id among its tracking tools; null if there is none. */
  readonly gTag!: string | null;
  /** Whether the link originally belonged to another group. */
  readonly isTransferred!: boolean;
  /** Whether the caller can edit the link. */
  readonly canEdit!: boolean;
}
