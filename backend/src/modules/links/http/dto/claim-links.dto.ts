import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';

/** What `POST /links/claims` takes. */
export class ClaimLinksDto {
  /** The claims that creation handed out to this device, at most 100. */
  @IsArray({ message: 'claims must be a list of the claims that creation handed out' })
  @ArrayMaxSize(100, { message: 'claims may hold at most 100 entries; send the rest in another call' })
  @IsString({ each: true, message: 'claims must be texts' })
  @MaxLength(1_000, { each: true, message: 'claims must be texts of at most 1000 characters' })
  readonly claims!: string[];
}

/** What has become of the claims. */
export class ClaimedLinksDto {
  /** Slugs of the links that belong to the caller's group now. */
  readonly claimed!: string[];
  /** How many claims were passed over: claimed before, unknown, or none of ours. */
  readonly refused!: number;
}
