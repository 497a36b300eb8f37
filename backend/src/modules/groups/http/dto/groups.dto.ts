import { IsString, MaxLength } from 'class-validator';

/** One of the caller's groups. */
export class MyGroupDto {
  readonly groupId!: number;
  readonly name!: string;
  /** The caller's level in the group; 1: general member, 2: admin. */
  readonly level!: 1 | 2;
  /** Whether this is the caller's home group, created at registration. */
  readonly isHome!: boolean;
  readonly memberCount!: number;
}

/** Lists the groups the caller belongs to. */
export class MyGroupsDto {
  /** The home group first, then in order of joining; at most 100. */
  readonly groups!: MyGroupDto[];
}

/** A group to be made. */
export class MakeGroupDto {
  /** Group name: 1 to 120 characters on one line. */
  @MaxLength(1_000)
  @IsString({ message: 'name must be text' })
  readonly name!: string;
}

/** A group that was made just now. */
export class MadeGroupDto {
  readonly groupId!: number;
  readonly name!: string;
}

/** Toggles that a new link begins with. */
export class LinkDefaultsDto {
  /** Whether new links fill in campaign parameters from the visitor's source. */
  readonly smartUtm!: boolean;
  /** Whether new links open the destination's app where possible. */
  readonly nativeOpen!: boolean;
  /** Whether the analytics of new links are public. */
  readonly publicAnalytics!: boolean;
  /** Whether new links show who created them. */
  readonly showAuthor!: boolean;
  /** Whether new links add query parameters of the visited short URL to the destination. */
  readonly passQuery!: boolean;
}

/** Where the caller is, which lists of hosts and addresses must contain. */
export class CallingFromDto {
  /** Host of the site, including the port if it is not the default. */
  readonly host!: string;
  readonly address!: string;
}

/** How a group is set up. */
export class GroupSettingsDto {
  readonly groupId!: number;
  readonly name!: string;
  /** IANA time zone that defines the group's days and months. */
  readonly timeZone!: string;
  /** URL scheme of the group's short URLs. */
  readonly linkSchema!: 'https' | 'http';
  /** Whether only signed-in members of the group can see who clicked. */
  readonly protectTrack!: boolean;
  /** Whether every member can edit all of the group's links. Otherwise only a link's creator and admins can. */
  readonly everyoneEdits!: boolean;
  /** Hosts on which the group may be used; empty for any. Returned to admins of the group only. */
  readonly frontHosts?: string[];
  /**
   * IP addresses and CIDR ranges that members may connect from; empty for any. Returned to admins of the group only.
   */
  readonly ipAllowList?: string[];
  /** Host and IP address of this request. Returned to admins of the group only. */
  readonly callingFrom?: CallingFromDto;
  readonly defaults!: LinkDefaultsDto;
}

/** Where a group may be used. */
export class FrontSitesDto {
  /** Hosts, including the port if it is not the default. */
  readonly hosts!: string[];
}
