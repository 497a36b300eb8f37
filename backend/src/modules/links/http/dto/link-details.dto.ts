import { ApiProperty } from '@nestjs/swagger';
import {
  LINK_DISABLINGS,
  LINK_WARNINGS,
  type LinkDisabling,
  type LinkWarning,
} from '../../domain/link-standing';
import { type LinkTargetDto, LinkUtmDto } from './edit-link.dto';
import { LinkHealthDto } from './link-health.dto';
import { PathFormatDto } from './path-format.dto';
import { LinkPreviewDto, type PreviewSettingsDto } from './preview/link-preview.dto';
import type { LinkTagDto } from './tags.dto';
import type { LinkToolDto } from './tracking-tools.dto';

/** A link with all that members of its group may know of it. */
export class LinkDetailsDto extends LinkPreviewDto {
  readonly id!: number;
  /** The slug, decoded. */
  readonly encodeId!: string;
  readonly shortUrl!: string;
  /** The same link by letters and digits alone, for QR codes and programs that cannot read others. */
  readonly asciiUrl!: string;
  /** Host of the short address. */
  readonly domain!: string;
  /** Whether the short address begins with https. */
  readonly ssl!: boolean;
  /** Where the link leads. */
  readonly url!: string;
  /** Why a page that warns stands before the destination; null for none. */
  @ApiProperty({ nullable: true, enum: LINK_WARNINGS })
  readonly warning!: LinkWarning | null;
  /** Why it leads nowhere, whatever its owners wish; null while it is allowed. */
  @ApiProperty({ nullable: true, enum: LINK_DISABLINGS })
  readonly disabledFor!: LinkDisabling | null;
  readonly groupId!: number;
  /** Who made it. */
  readonly userId!: number;
  /** ISO 8601, UTC. */
  readonly createTime!: string;
  /** When it was put into the trash bin; null while it is live. */
  readonly trashTime!: string | null;
  /** For the group alone; null for none. */
  readonly note!: string | null;
  readonly star!: boolean;
  /** ISO 8601, UTC: from then on it leads to `fallbackUrl`, or nowhere; null for never. */
  readonly expireTime!: string | null;
  /** IANA name of the zone that `expireTime` was chosen in; null when nobody said. */
  readonly timezone!: string | null;
  /** Where visitors go once it has expired; null for nowhere. */
  readonly fallbackUrl!: string | null;
  /** Where visitors go while the destination is down; null for nowhere else. */
  readonly backupUrl!: string | null;
  /** How the destination was when somebody last looked there. */
  readonly health!: LinkHealthDto;
  /** Whether, on phones, the destination's app opens instead of the page where it can. */
  readonly nativeOpen!: boolean;
  /** Whether campaign parameters are left as they are instead of being filled in by where visitors come from. */
  readonly smartUtmOff!: boolean;
  /** Whether its analytics are closed to the public. */
  readonly analyticsObscurity!: boolean;
  /** The opposite of `analyticsObscurity`. */
  readonly publicAnalytics!: boolean;
  /** Other destinations for some visitors. */
  readonly targets!: LinkTargetDto[];
  /** Campaign parameters; null for none. */
  @ApiProperty({ nullable: true, type: LinkUtmDto })
  readonly utm!: LinkUtmDto | null;
  /** What may stand behind its slug and a slash; null for nothing. */
  @ApiProperty({ nullable: true, type: PathFormatDto })
  readonly pathFormat!: PathFormatDto | null;
  /** What is set of its preview. */
  readonly preview!: PreviewSettingsDto;
  /** In the order of the alphabet. */
  readonly tags!: LinkTagDto[];
  /** Pixels and tags that run before its visitors are sent on, by name. */
  readonly trackingTools!: LinkToolDto[];
  /** Whether it first belonged to another group. */
  readonly isTransferred!: boolean;
  /** Whether the caller may change it. */
  readonly canEdit!: boolean;
}
