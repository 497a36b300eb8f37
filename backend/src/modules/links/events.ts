/** A link exists now; its address may have been remembered as unknown. */
export interface LinkCreated {
  readonly type: 'links.link-created';
  readonly linkId: number;
  readonly domainId: number;
  readonly slug: string;
}

/** A link was put into the trash bin; it no longer redirects. */
export interface LinkTrashed {
  readonly type: 'links.link-trashed';
  readonly linkId: number;
  readonly domainId: number;
  readonly slug: string;
}

/** Something was set on a link: where it leads, until when, or what its group notes of it. */
export interface LinkChanged {
  readonly type: 'links.link-changed';
  readonly linkId: number;
  readonly domainId: number;
  /** When the slug or the domain was changed, there is one such event of the old address and one of the new one. */
  readonly slug: string;
}

/** A link that a guest made belongs to a group now. */
export interface LinkClaimed {
  readonly type: 'links.link-claimed';
  readonly linkId: number;
  readonly groupId: number;
  readonly userId: number;
}

/** A link belongs to another group now; its clicks came along. */
export interface LinkTransferred {
  readonly type: 'links.link-transferred';
  readonly linkId: number;
  readonly fromGroupId: number;
  readonly toGroupId: number;
  readonly userId: number;
}

/** A link that had been transferred is back in the group that it first belonged to. */
export interface LinkReturned {
  readonly type: 'links.link-returned';
  readonly linkId: number;
  readonly fromGroupId: number;
  readonly toGroupId: number;
  readonly userId: number;
}

/** Something was changed that more links have than are worth naming. */
export interface ManyLinksChanged {
  readonly type: 'links.many-links-changed';
}

/** A process changed a link: another one, or this one a moment ago. */
export interface LinkChangedElsewhere {
  readonly type: 'links.link-changed-elsewhere';
  readonly domainId: number;
  readonly slug: string;
}

/** A process made links; their addresses may have been remembered as unknown. */
export interface LinksCreatedElsewhere {
  readonly type: 'links.links-created-elsewhere';
}

/** Processes may have changed any link: they changed many, or their news could not be heard for long. */
export interface LinksChangedElsewhere {
  readonly type: 'links.links-changed-elsewhere';
}

/** What is told of where a link leads to those whose link it is. */
interface DestinationNews {
  readonly linkId: number;
  readonly groupId: number;
  /** Who made the link; 0: a guest. */
  readonly userId: number;
  /** The slug, decoded. */
  readonly encodeId: string;
  /** Host of the short address. */
  readonly domain: string;
  readonly shortUrl: string;
  /** Host of the destination. */
  readonly host: string;
}

/** What is told of an outage of a destination. */
interface Outage extends DestinationNews {
  /** ISO 8601, UTC: when it first did not answer; with the link it names the outage. */
  readonly since: string;
  /** Visitors are sent elsewhere meanwhile. */
  readonly hasBackup: boolean;
}

/** Where a link leads has not answered for a while. */
export interface DestinationDown extends Outage {
  readonly type: 'links.destination-down';
}

/** Where a link leads answers again. */
export interface DestinationBack extends Outage {
  readonly type: 'links.destination-back';
}

/** Something that does harm was found where a link leads, or nothing is found any more of what was. */
export interface DestinationJudged extends DestinationNews {
  readonly type: 'links.destination-judged';
  /** `threat`: people are warned; `blocked`: it leads nowhere; `clean`: it leads on. */
  readonly finding: 'threat' | 'blocked' | 'clean';
  /** ISO 8601, UTC; with the link it names the finding. */
  readonly judgedAt: string;
}
