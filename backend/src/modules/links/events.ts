/** A link exists now; its address may have been remembered as unknown. */
export interface LinkCreated {
  readonly type: 'links.link-created';
  readonly linkId: number;
  /** 0: a guest's. */
  readonly groupId: number;
  readonly domainId: number;
  readonly slug: string;
}

/** A link was put into the trash bin; it no longer redirects. */
export interface LinkTrashed {
  readonly type: 'links.link-trashed';
  readonly linkId: number;
  /** 0: a guest's, or of a group that ends with it. */
  readonly groupId: number;
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

/** A link is not what it was: it was changed, put back, or brought into the group. */
export interface LinkEdited {
  readonly type: 'links.link-edited';
  readonly linkId: number;
  /** 0: a guest's. */
  readonly groupId: number;
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

/** A link may send visitors to another address than before. Recorded by those who look after addresses. */
export interface DestinationChanged {
  readonly type: 'links.destination-changed';
  readonly linkId: number;
  /** The address that the link is for, not one that it has besides. */
  readonly isMain: boolean;
}

/** Nothing is left of a link but its slug. Recorded by those who keep something about links. */
export interface LinkBuried {
  readonly type: 'links.link-buried';
  readonly linkId: number;
}
