export { createTeamApi } from './create-team.api';
export type { GroupSettings, Invitee, Member, Team, TeamApi } from './team.api';
