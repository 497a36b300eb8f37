import { Injectable } from '@nestjs/common';
import { SafetySettings } from '../../../config/settings';
import { Clock } from '../../../shared/domain/clock';
import { OutboundHttp } from '../../../shared/outbound/outbound-http';
import { RDAP_FETCH_OPTIONS } from './rdap-fetch-options';

const RETENTION_MS = 24 * 3_600_000;
/** A machine without a way out finds that out once a minute. */
const FAILURE_RETENTION_MS = 60_000;

type Servers = ReadonlyMap<string, string>;

/** Which server tells of which top-level domain, as IANA lists them (RFC 9224). */
@Injectable()
export class RdapServers {
  private servers: Promise<Servers> | null = null;
  /** Epoch milliseconds. */
  private until = 0;

  constructor(
    private readonly settings: SafetySettings,
    private readonly http: OutboundHttp,
    private readonly clock: Clock,
  ) {}

  /** With a slash at its end; null when no list tells of such domains. Throws when the list cannot be read. */
  async serverFor(domain: string): Promise<string | null> {
    const servers = await this.current();
    for (let at = 0; at >= 0; at = domain.indexOf('.', at) + 1 || -1) {
      const server = servers.get(domain.slice(at));
      if (server !== undefined) return server;
    }
    return null;
  }

  private current(): Promise<Servers> {
    const now = this.clock.now().getTime();
    if (this.servers !== null && now < this.until) return this.servers;
    const reading = this.read();
    this.servers = reading;
    this.until = now + RETENTION_MS;
    reading.catch(() => {
      if (this.servers === reading) this.until = now + FAILURE_RETENTION_MS;
    });
    return reading;
  }

  private async read(): Promise<Servers> {
    const { status, body, isWhole } = await this.http.get(this.settings.rdapBootstrapUrl, RDAP_FETCH_OPTIONS);
    if (status !== 200 || !isWhole) throw new Error(`the list of RDAP servers answered ${status}`);
    return serversIn(JSON.parse(body.toString()));
  }
}

function serversIn(list: unknown): Servers {
  const { services } = (list ?? {}) as { services?: unknown };
  if (!Array.isArray(services)) throw new Error('this is no list of RDAP servers');
  const servers = new Map<string, string>();
  for (const service of services as unknown[]) {
    const [names, urls] = Array.isArray(service) ? (service as unknown[]) : [];
    const url = textsIn(urls).sort(secureFirst)[0];
    if (url === undefined) continue;
    for (const name of textsIn(names)) servers.set(name.toLowerCase(), url.endsWith('/') ? url : `${url}/`);
  }
  return servers;
}

const textsIn = (values: unknown): string[] =>
  Array.isArray(values) ? values.filter((each): each is string => typeof each === 'string') : [];

const secureFirst = (one: string, other: string): number =>
  Number(other.startsWith('https:')) - Number(one.startsWith('https:'));
