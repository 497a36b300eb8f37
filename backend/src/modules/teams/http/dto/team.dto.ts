import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { HIGHEST_ID } from '../../../../shared/http/path-id';
import { WholeNumber } from '../../../../shared/http/number.decorators';

export const ROLES = ['admin', 'general'] as const;
export type Role = (typeof ROLES)[number];

export const INVITATION_STATES = ['pending', 'accepted', 'declined', 'expired'] as const;

/** A member of the group. */
export class PersonDto {
  readonly userId!: number;
  /** The name that the person is shown by; empty while they have none. */
  readonly fbName!: string;
  /** Partly hidden from general members. */
  readonly email!: string;
  /** 1: general member, 2: admin. */
  readonly groupLevel!: 1 | 2;
  /** ISO 8601, UTC. */
  readonly joinedAt!: string;
  /** The plan does not pay for this seat: the person may look, but not change anything. */
  readonly isReadOnly!: boolean;
}

/** Members by their role, in the order of their seats. */
export class MembersByRoleDto {
  readonly admin!: PersonDto[];
  readonly general!: PersonDto[];
}

/** Somebody who was asked to join and has not. */
export class InviteeDto {
  readonly invitationId!: number;
  /** The number that was invited; null when an address was, and to general members. */
  readonly id!: number | null;
  /** The address that was invited; null when a number was, and to general members. */
  readonly email!: string | null;
  /** What the person would be: 1 general member, 2 admin. */
  readonly groupLevel!: 1 | 2;
  /** ISO 8601, UTC. */
  readonly invitedAt!: string;
  /** Until when it can be answered: ISO 8601, UTC. */
  readonly expiresAt!: string;
  @ApiProperty({ enum: INVITATION_STATES })
  readonly state!: (typeof INVITATION_STATES)[number];
}

/** Members besides the first and invitations that can be answered, against what the plan pays for. */
export class SeatsDto {
  readonly used!: number;
  /** −1 where there is none. */
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

  @IsIn(ROLES, { message: `role must be one of ${ROLES.join(', ')}` })
  readonly role!: Role;
}

/** Who is to go. */
export class RemoveMemberDto {
  @ApiProperty({ required: true })
  @WholeNumber(1, HIGHEST_ID)
  readonly userId!: number;
}
