import { ApiProperty } from '@nestjs/swagger';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn, IsInt, Max, Min } from 'class-validator';
import { PROGRAM_SCOPES, type ProgramScope } from '../../../../../shared/domain/rights/program-scopes';
import { WhenPresent } from '../../../../../shared/http/when-present.decorator';

const MAX_OVERLAP_HOURS = 24;

/** The admin who made a token. Programs act for them. */
export class TokenMakerDto {
  readonly userId!: number;
  readonly name!: string;
}

/** A token that a newer one has replaced. */
export class ReplacedTokenDto {
  /** Masked. */
  readonly secret!: string;
  /** When it stops working. */
  readonly endsAt!: Date;
}

/** The API token of the active group. */
export class ApiTokenDto {
  /** The token, whole in the answer that made it and masked afterwards; null when there is none. */
  readonly secret!: string | null;
  @ApiProperty({ enum: PROGRAM_SCOPES, isArray: true })
  readonly scopes!: ProgramScope[];
  readonly createdAt!: Date | null;
  readonly createdBy!: TokenMakerDto | null;
  /** Precise to a minute. */
  readonly lastUsedAt!: Date | null;
  /** ISO 3166-1 code of the country that it was last used from; null when unknown. */
  readonly lastUsedCountry!: string | null;
  /** The token before, while it still works. */
  readonly replaced!: ReplacedTokenDto | null;
}

/** How to replace the token. */
export class ResetTokenDto {
  /** What the new token may do. Default: read and write links, read analytics and the account. */
  @ApiProperty({ enum: PROGRAM_SCOPES, isArray: true, required: false })
  @WhenPresent()
  @IsIn(PROGRAM_SCOPES, { each: true })
  @ArrayUnique()
  @ArrayNotEmpty()
  @IsArray({ message: 'scopes must be a list of scopes' })
  readonly scopes?: ProgramScope[];

  /** Hours for which the current token keeps working, 0 to 24. Default: 0. */
  @WhenPresent()
  @Max(MAX_OVERLAP_HOURS)
  @Min(0)
  @IsInt()
  readonly keepOldHours?: number;
}
