/** A process changed a link: another one, or this one a moment ago. */
export interface LinkChangedElsewhere {
  readonly type: 'redirects.link-changed-elsewhere';
  readonly domainId: number;
  readonly slug: string;
}

/** A process made links; their addresses may have been remembered as unknown. */
export interface LinksCreatedElsewhere {
  readonly type: 'redirects.links-created-elsewhere';
}

/** Processes may have changed any link: they changed many, or their news could not be heard for long. */
export interface LinksChangedElsewhere {
  readonly type: 'redirects.links-changed-elsewhere';
}
