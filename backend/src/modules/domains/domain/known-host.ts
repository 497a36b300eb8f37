/** Who a host belongs to: the site itself, a group, or a person, who has names below the root. */
export type HostOwner =
  | { readonly kind: 'site' }
  | { readonly kind: 'group'; readonly groupId: number }
  | { readonly kind: 'person'; readonly userId: number };

/** A host that is somebody's. */
export interface KnownHost {
  /** In lower case and ASCII, without a port. */
  readonly host: string;
  /** Number of the domain whose links it serves. */
  readonly domainId: number;
  readonly owner: HostOwner;
}
