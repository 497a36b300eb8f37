export interface RegistryEntry {
  readonly domain: string;
  /** A day, such as `2027-11-27`. */
  expiresOn: string;
  records: unknown;
}

/** What a shop has asked for, by its own name of it. */
export interface RegistrarRequest {
  readonly requestId: string;
  readonly action: 'register' | 'renew';
  readonly domain: string;
  state: 'waiting' | 'registered' | 'refused';
  reason?: string;
  expiresOn?: string;
}

export interface RegistrarState {
  readonly registered: RegistryEntry[];
  readonly requests: RegistrarRequest[];
  /** Domains that the shop was charged for, once for each year. */
  readonly charges: string[];
}

export const emptyState = (): RegistrarState => ({ registered: [], requests: [], charges: [] });
