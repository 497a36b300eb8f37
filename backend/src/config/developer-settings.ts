/** What programs may do. */
export class DeveloperSettings {
  constructor(
    /** Calls that one token may make in a second. */
    readonly callsPerSecond: number,
    /** Whether the signatures of programs for YOURLS may be made with MD5. */
    readonly allowsMd5: boolean,
  ) {}
}
