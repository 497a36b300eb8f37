/** Which hosts the shared short domain has. */
export class ShortHostSettings {
  constructor(
    /** In lower case; the one that new addresses show is the first. */
    readonly hosts: readonly string[],
  ) {}

  /** @param more comma-separated */
  static from(shortOrigin: string, more = ''): ShortHostSettings {
    const hosts = more.split(',').map((each) => each.trim().toLowerCase());
    return new ShortHostSettings([new URL(shortOrigin).hostname, ...hosts.filter((each) => each !== '')]);
  }
}
