export { createTeamApi } from './create-team.api';
export { memberName } from './member-name';
export type { GroupSettings, Invitee, Member, Team, TeamApi } from './team.api';
