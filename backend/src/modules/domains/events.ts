/** The first link is put on a domain; its host may have been remembered as unknown. */
export interface DomainOpened {
  readonly type: 'domains.domain-opened';
  readonly domainId: number;
}

/** Other apps open the addresses of a domain now. */
export interface DomainAppsChanged {
  readonly type: 'domains.apps-changed';
  readonly domainId: number;
}
