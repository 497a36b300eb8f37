import { IsString, MaxLength } from 'class-validator';

/** One of the caller's groups. */
export class MyGroupDto {
  readonly groupId!: number;
  readonly name!: string;
  /** The caller's level in it; 1: general member, 2: admin. */
  readonly level!: 1 | 2;
  /** The caller's own group, made at registration. */
  readonly isHome!: boolean;
  readonly memberCount!: number;
}

/** The groups that the caller belongs to. */
export class MyGroupsDto {
  /** Home first, then in the order of joining; at most 100. */
  readonly groups!: MyGroupDto[];
}

/** A group to be made. */
export class MakeGroupDto {
  /** 1 to 120 characters on one line. */
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
  /** Fill in where visitors come from. */
  readonly smartUtm!: boolean;
  /** Open an app instead of a page where it can. */
  readonly nativeOpen!: boolean;
  /** Anyone may see the link's analytics. */
  readonly publicAnalytics!: boolean;
  /** Show who made the link. */
  readonly showAuthor!: boolean;
}

/** Where the caller is, which lists of hosts and addresses must contain. */
export class CallingFromDto {
  /** Host of the site, with its port where it is not the usual one. */
  readonly host!: string;
  readonly address!: string;
}

/** How a group is set up. */
export class GroupSettingsDto {
  readonly groupId!: number;
  readonly name!: string;
  /** IANA name: where the group's days and months begin. */
  readonly timeZone!: string;
  /** Scheme of the group's short addresses. */
  readonly linkSchema!: 'https' | 'http';
  /** Only members signed in see who clicked. */
  readonly protectTrack!: boolean;
  /** Every member may change all of its links; otherwise whoever made one, and admins. */
  readonly everyoneEdits!: boolean;
  /** Hosts that the group may be used on, empty for any; only admins of the group see them here. */
  readonly frontHosts?: string[];
  /** Addresses and ranges that members may call from, empty for any; only admins of the group see it. */
  readonly ipAllowList?: string[];
  /** Where this call came from; only admins of the group, who fill the lists, are told. */
  readonly callingFrom?: CallingFromDto;
  readonly defaults!: LinkDefaultsDto;
}

/** Where a group may be used. */
export class FrontSitesDto {
  /** Hosts, with their port where it is not the usual one. */
  readonly hosts!: string[];
}
