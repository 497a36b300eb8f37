/** A host leads elsewhere than before, here or in another process: `go.shop.example`, or `ada` below the root. */
export interface HostChanged {
  readonly type: 'domains.host-changed';
  readonly host: string;
}

/** Other apps open the addresses of a domain now. */
export interface DomainAppsChanged {
  readonly type: 'domains.apps-changed';
  readonly domainId: number;
}
