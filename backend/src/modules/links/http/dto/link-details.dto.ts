import { ApiProperty } from '@nestjs/swagger';
import { type LinkTargetDto, LinkUtmDto } from './edit-link.dto';
import type { LinkTagDto } from './tags.dto';

/** A link with all that members of its group may know of it. */
export class LinkDetailsDto {
  readonly id!: number;
  /** The slug, decoded. */
  readonly encodeId!: string;
  readonly shortUrl!: string;
  /** Host of the short address. */
  readonly domain!: string;
  /** Whether the short address begins with https. */
  readonly ssl!: boolean;
  /** Where the link leads. */
  readonly url!: string;
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
  /** In the order of the alphabet. */
  readonly tags!: LinkTagDto[];
  /** Whether the caller may change it. */
  readonly canEdit!: boolean;
}
