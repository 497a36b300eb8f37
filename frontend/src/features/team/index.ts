export { createTeamApi } from './create-team.api';
export { memberName } from './member-name';
export type { Invitee, Member, Team } from './people';
export type { GroupSettings, TeamApi } from './team.api';
