import { presentLog } from '../../../shared/audit/log-entry.presenter';
import type { GroupLevel } from '../../../shared/domain/actor';
import type { MemberLogPage } from '../../account';
import type { InvitedPerson } from '../application/invited-person';
import type { OwnInvitation } from '../application/own-invitations.service';
import type { SeenInvitation } from '../application/look-at-invitation.service';
import type { Team, TeamMember } from '../application/show-team.service';
import type { ActivitiesDto } from './dto/activities.dto';
import type { OwnInvitationDto, SeenInvitationDto } from './dto/invitation.dto';
import type { InviteeDto, PersonDto, Role, TeamDto } from './dto/team.dto';

export const levelOf = (role: Role): GroupLevel => (role === 'admin' ? 2 : 1);
const roleOf = (level: GroupLevel): Role => (level === 2 ? 'admin' : 'general');

const presentPerson = ({ userId, name, email, level, joinedAt, isReadOnly }: TeamMember): PersonDto => ({
  userId,
  fbName: name,
  email,
  groupLevel: level,
  joinedAt: joinedAt.toISOString(),
  isReadOnly,
});

export const presentInvitee = ({ invitationId, userId, email, ...rest }: InvitedPerson): InviteeDto => ({
  invitationId,
  id: userId,
  email,
  groupLevel: rest.level,
  invitedAt: rest.invitedAt.toISOString(),
  expiresAt: rest.expiresAt.toISOString(),
  state: rest.state,
});

export function presentTeam({ members, invited, seats }: Team): TeamDto {
  const ofLevel = (level: GroupLevel) => members.filter((each) => each.level === level).map(presentPerson);
  return {
    members: { admin: ofLevel(2), general: ofLevel(1) },
    invitees: invited.map(presentInvitee),
    seats,
  };
}

export const presentSeen = ({ level, expiresAt, ...rest }: SeenInvitation): SeenInvitationDto => ({
  ...rest,
  role: roleOf(level),
  expiresAt: expiresAt.toISOString(),
});

export const presentOwnInvitation = ({ level, expiresAt, ...rest }: OwnInvitation): OwnInvitationDto => ({
  ...rest,
  role: roleOf(level),
  expiresAt: expiresAt.toISOString(),
});

export function presentActivities(page: MemberLogPage): ActivitiesDto {
  const { entries, ...end } = presentLog(page);
  return { activities: entries, ...end };
}
