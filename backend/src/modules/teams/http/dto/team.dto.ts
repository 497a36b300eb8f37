import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { HIGHEST_ID } from '../../../../shared/http/path-id';
import { WholeNumber } from '../../../../shared/http/number.decorators';

export const TEAM_ROLES = ['admin', 'general'] as const;
export type Role = (typeof TEAM_ROLES)[number];

export const INVITATION_STATES = ['pending', 'accepted', 'declined', 'expired'] as const;

/** A member of the group. */
export class PersonDto {
  readonly userId!: number;
  /** Display name; empty if none is set. */
  readonly fbName!: string;
  /** Email address; partly masked for general members. */
  readonly email!: string;
  /** Level in the group; 1: general member, 2: admin. */
  readonly groupLevel!: 1 | 2;
  /** ISO 8601, UTC. */
  readonly joinedAt!: string;
  /** Whether this member has read-only access, because the plan has too few seats. */
  readonly isReadOnly!: boolean;
}

/** Members by their role, in the order of their seats. */
export class MembersByRoleDto {
  readonly admin!: PersonDto[];
  readonly general!: PersonDto[];
}

/** A person who was asked to join and has not. */
export class InviteeDto {
  readonly invitationId!: number;
  /** Id of the invited user; null if an email address was invited. Not shown to general members. */
  readonly id!: number | null;
  /** Invited email address; null if a user id was invited. Not shown to general members. */
  readonly email!: string | null;
  /** Level the person will have; 1: general member, 2: admin. */
  readonly groupLevel!: 1 | 2;
  /** ISO 8601, UTC. */
  readonly invitedAt!: string;
  /** When the invitation expires; ISO 8601, UTC. */
  readonly expiresAt!: string;
  @ApiProperty({ enum: INVITATION_STATES })
  readonly state!: (typeof INVITATION_STATES)[number];
}

/** Members besides the first and invitations that can be answered, against what the plan pays for. */
export class SeatsDto {
  readonly used!: number;
  /** The limit; −1 if unlimited. */
  readonly limit!: number;
}

/** Who works together in a group. */
export class TeamDto {
  readonly members!: MembersByRoleDto;
  /** Newest first. */
  readonly invitees!: InviteeDto[];
  readonly seats!: SeatsDto;
}

/** Who is to have which role. */
export class ChangeRoleDto {
  @ApiProperty({ required: true })
  @WholeNumber(1, HIGHEST_ID)
  readonly userId!: number;

  @IsIn(TEAM_ROLES, { message: `role must be one of ${TEAM_ROLES.join(', ')}` })
  readonly role!: Role;
}

/** Who is to go. */
export class RemoveMemberDto {
  @ApiProperty({ required: true })
  @WholeNumber(1, HIGHEST_ID)
  readonly userId!: number;
}
