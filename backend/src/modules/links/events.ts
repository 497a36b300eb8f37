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
  /** When the slug itself was changed, there is one such event of the old one and one of the new one. */
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

/** Another node changed a link. */
export interface LinkChangedElsewhere {
  readonly type: 'links.link-changed-elsewhere';
  readonly slug: string;
}

/** Other nodes may have changed any link: their news could not be heard for a while. */
export interface LinksChangedElsewhere {
  readonly type: 'links.links-changed-elsewhere';
}
