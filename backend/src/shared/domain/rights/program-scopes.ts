/** What a program's token can be limited to. */
export const PROGRAM_SCOPES = [
  'links:read',
  'links:write',
  'analytics:read',
  'tags:read',
  'tags:write',
  'batch:write',
] as const;
export type ProgramScope = (typeof PROGRAM_SCOPES)[number];
