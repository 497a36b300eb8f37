/**
 * What a host does: `open` serves and takes new links, `visits` serves those that are there, `closed` is free for no one to
 * visitors, and `suspended` answers that it was taken down.
 */
export type HostService = 'open' | 'visits' | 'closed' | 'suspended';

/** Who a host belongs to: the site itself, a group, or a person, who has names below the root. */
export type HostOwner =
  | { readonly kind: 'site' }
  | { readonly kind: 'group'; readonly groupId: number }
  | { readonly kind: 'person'; readonly userId: number };

/** A host that is taken. */
export interface KnownHost {
  /** In lower case and ASCII, without a port. */
  readonly host: string;
  /** Number of the domain whose links it serves. */
  readonly domainId: number;
  readonly owner: HostOwner;
  readonly service: HostService;
  /** New links of the group stand here unless their maker has chosen another place. */
  readonly isDefault: boolean;
}
