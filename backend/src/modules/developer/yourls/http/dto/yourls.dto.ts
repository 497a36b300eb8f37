/** How programs for YOURLS reach the active group. */
export class YourlsDto {
  /** URL to configure instead of the one of `yourls-api.php`. */
  readonly url!: string;
  /** Signature that belongs to the token of the group; null while there is no token. It appears in URLs and so is weaker than the token. */
  readonly signature!: string | null;
}
