interface Listener {
  /** Interface. */
  readonly host: string;
  readonly port: number;
}

/** Where people and programs reach this installation. */
export class WebSettings {
  constructor(
    readonly listener: Listener,
    /** Origin of front end and API, without a trailing slash. */
    readonly appOrigin: string,
    /** Origin of the shared short domain, without a trailing slash. */
    readonly shortOrigin: string,
    /** Names the field `<key>Url` and the `utm_source` mark. */
    readonly productKey: string,
    /** Host that personal subdomains live under. */
    readonly subdomainRoot = new URL(shortOrigin).host,
  ) {}

  /** The site's own hosts, with and without their port; a star stands for every personal subdomain. `OwnHosts` knows all. */
  get siteHosts(): ReadonlySet<string> {
    const urls = [new URL(this.appOrigin), new URL(this.shortOrigin)];
    const root = this.subdomainRoot.replace(/:\d+$/, '');
    return new Set([...urls.flatMap((url) => [url.host, url.hostname]), `*.${root}`]);
  }
}
