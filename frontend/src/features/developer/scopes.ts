import type { Scope } from './developer.api';

/** In the order in which they are shown. */
export const SCOPES = [
  'links:read',
  'links:write',
  'analytics:read',
  'account:read',
  'tags:read',
  'tags:write',
  'domains:read',
  'batch:write',
  'webhooks:write',
] as const satisfies readonly Scope[];

/** Of a token whose maker has not chosen any. */
export const DEFAULT_SCOPES: readonly Scope[] = SCOPES.slice(0, 4);

/** As messages name it: `linksRead`. */
export const wordOf = (name: string): string =>
  name.replace(/[:.-]([a-z])/g, (_, letter: string) => letter.toUpperCase());
