import { IsString, MaxLength } from 'class-validator';

export class PartnerCodeDto {
  /** Good once. */
  readonly code!: string;
  /** Seconds. */
  readonly expiresIn!: number;
  /** The partner's page with the code in it. */
  readonly url!: string;
}

export class RedeemPartnerCodeDto {
  @IsString({ message: 'code must be text' })
  @MaxLength(200)
  readonly code!: string;

  /** What the partner proves itself with. */
  @IsString({ message: 'secret must be text' })
  @MaxLength(500)
  readonly secret!: string;
}

export class PartnerVisitorDto {
  readonly userId!: number;
  readonly groupId!: number;
  /** Empty while the person has not chosen one. */
  readonly displayName!: string;
}
