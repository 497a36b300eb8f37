import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsString, MaxLength, MinLength } from 'class-validator';

const MAX_REASON_LENGTH = 500;

export class SuspensionDto {
  @IsBoolean({ message: 'isSuspended must be true or false' })
  readonly isSuspended!: boolean;
  /** Why; the admins of the group read it in their log. At most 500 characters. */
  @MaxLength(MAX_REASON_LENGTH)
  @MinLength(1)
  @IsString({ message: 'reason must be text' })
  readonly reason!: string;
}

/** A group's domain, or its claim to one, as site administrators see it. */
export class DomainCardDto {
  readonly id!: number;
  /** Host in lower case and ASCII. */
  readonly host!: string;
  readonly groupId!: number;
  readonly groupName!: string;
  /** `claimed` until its records are right, then `verified`, `failing` or `invalid`. */
  readonly state!: string;
  /** Whether the group has the host; other groups can have claims to it. */
  readonly isHolder!: boolean;
  /** `site` if site administrators took it out of service, `plan` if the group's plan did; null if it is in service. */
  @ApiProperty({ enum: ['site', 'plan'], nullable: true })
  readonly suspension!: 'site' | 'plan' | null;
}
