import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { HIGHEST_ID } from '../../../../shared/http/path-id';
import { WhenPresent } from '../../../../shared/http/when-present.decorator';
import { WholeNumber } from '../../../../shared/http/number.decorators';
import { type Language, LANGUAGES } from '../../../identity';
import { MAX_AT_ONCE } from '../../application/invited';
import { INVITATION_STATES, InviteeDto, type Role, TEAM_ROLES } from './team.dto';

const MAX_ADDRESS_LENGTH = 600;
const MAX_TOKEN_LENGTH = 200;

/** Language of the screen that asks. */
class SpokenDto {
  /**
   * Language of emails to people without an account: `zh-TW`, `en`, `vi`, `id` or `ja`. Default: the caller's
   * language.
   */
  @WhenPresent()
  @IsIn(LANGUAGES)
  readonly lang?: Language;
}

/** Whom to invite: 1 to 50 people, by number or by address. */
export class InviteDto extends SpokenDto {
  /** User ids of people to invite. */
  @WhenPresent()
  @Max(HIGHEST_ID, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true, message: 'ids must be whole numbers' })
  @ArrayMaxSize(MAX_AT_ONCE)
  @IsArray({ message: 'ids must be a list of numbers' })
  readonly ids?: number[];

  /** Email addresses of people to invite. */
  @WhenPresent()
  @MaxLength(MAX_ADDRESS_LENGTH, { each: true })
  @IsString({ each: true, message: 'emails must be texts' })
  @ArrayMaxSize(MAX_AT_ONCE)
  @IsArray({ message: 'emails must be a list of addresses' })
  readonly emails?: string[];

  /** Role of the invited people; `general` by default. */
  @WhenPresent()
  @IsIn(TEAM_ROLES, { message: `role must be one of ${TEAM_ROLES.join(', ')}` })
  readonly role?: Role;
}

/** Those who were invited just now. */
export class InvitedDto {
  readonly invitations!: InviteeDto[];
}

export class CancelInvitationDto {
  @ApiProperty({ required: true })
  @WholeNumber(1, HIGHEST_ID)
  readonly invitationId!: number;
}

/** An invitation of a group. */
export class InvitationPathDto {
  @IsString()
  readonly groupId!: string;

  @IsString()
  readonly invitationId!: string;
}

export class SendAgainDto extends SpokenDto {}

/** What stands behind the # of an invitation's link. */
export class InvitationTokenDto {
  @MaxLength(MAX_TOKEN_LENGTH)
  @IsString({ message: 'token must be text: the token in the link' })
  readonly token!: string;
}

/** An invitation as the holder of its link sees it. */
export class SeenInvitationDto {
  readonly groupId!: number;
  readonly groupName!: string;
  readonly inviterName!: string;
  @ApiProperty({ enum: TEAM_ROLES })
  readonly role!: Role;
  /** Invited email address, partly masked; null if the invitation is for an unknown user id. */
  readonly invitedAs!: string | null;
  /** ISO 8601, UTC. */
  readonly expiresAt!: string;
  @ApiProperty({ enum: INVITATION_STATES })
  readonly state!: (typeof INVITATION_STATES)[number];
}

/** An invitation as the invited person sees it. */
export class OwnInvitationDto {
  readonly invitationId!: number;
  readonly groupId!: number;
  readonly groupName!: string;
  readonly inviterName!: string;
  @ApiProperty({ enum: TEAM_ROLES })
  readonly role!: Role;
  /** ISO 8601, UTC. */
  readonly expiresAt!: string;
}

/** Those that the caller can answer, newest first. */
export class OwnInvitationsDto {
  readonly invitations!: OwnInvitationDto[];
}

/** The group that the caller belongs to now. */
export class JoinedDto {
  readonly groupId!: number;
}
