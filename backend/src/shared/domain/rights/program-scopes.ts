/** What a program's token can be limited to. */
export const PROGRAM_SCOPES = [
  'links:read',
  'links:write',
  'analytics:read',
  'tags:read',
  'tags:write',
  'domains:read',
  'batch:write',
  'webhooks:write',
  'account:read',
] as const;
export type ProgramScope = (typeof PROGRAM_SCOPES)[number];

/** Of a token whose maker has not chosen any. */
export const DEFAULT_SCOPES = [
  'links:read',
  'links:write',
  'analytics:read',
  'account:read',
] as const satisfies readonly ProgramScope[];
