import { IsString, MaxLength } from 'class-validator';

export class PartnerCodeDto {
  /** Code that can be used once. */
  readonly code!: string;
  /** Lifetime in seconds. */
  readonly expiresIn!: number;
  /** URL of the partner's page, including the code. */
  readonly url!: string;
}

export class RedeemPartnerCodeDto {
  @IsString({ message: 'code must be text' })
  @MaxLength(200)
  readonly code!: string;

  /** Secret that authenticates the partner. */
  @IsString({ message: 'secret must be text' })
  @MaxLength(500)
  readonly secret!: string;
}

export class PartnerVisitorDto {
  readonly userId!: number;
  readonly groupId!: number;
  /** Display name; empty if none is set. */
  readonly displayName!: string;
}
