import { IsString, MaxLength } from 'class-validator';

const MAX_LENGTH = 254;

export class FindGroupsDto {
  /** The number of a group, or the email address of one of its members. */
  @MaxLength(MAX_LENGTH, { message: `q can have at most ${MAX_LENGTH} characters` })
  @IsString({ message: 'q must be the number of a group, or an email address' })
  readonly q!: string;
}

export class FoundGroupDto {
  readonly groupId!: number;
  readonly name!: string;
  readonly memberCount!: number;
}

export class FoundGroupsDto {
  /** None if no person has that number or address. */
  readonly groups!: FoundGroupDto[];
}
