import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';

/** What `POST /links/claims` takes. */
export class ClaimLinksDto {
  /** Claims this device received when it created the links, at most 100. */
  @IsArray({ message: 'claims must be a list of claims returned by link creation' })
  @ArrayMaxSize(100, { message: 'claims can have at most 100 entries; send the rest in another request' })
  @IsString({ each: true, message: 'claims must be texts' })
  @MaxLength(1_000, { each: true, message: 'claims must be texts of at most 1000 characters' })
  readonly claims!: string[];
}

/** What has become of the claims. */
export class ClaimedLinksDto {
  /** Slugs of the links that now belong to the caller's group. */
  readonly claimed!: string[];
  /** Number of claims that were ignored because they were used before, unknown or invalid. */
  readonly refused!: number;
}
