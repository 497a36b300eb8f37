import { Injectable } from '@nestjs/common';
import { OutboundHttp } from '../../../shared/outbound/outbound-http';
import { DomainRegistry } from '../application/ports/domain-registry';
import { RdapServers } from './rdap-servers';
import { RDAP_FETCH_OPTIONS } from './rdap-fetch-options';

/** Registries of domains, asked by RDAP (RFC 9083). */
@Injectable()
export class RdapRegistry extends DomainRegistry {
  constructor(
    private readonly servers: RdapServers,
    private readonly http: OutboundHttp,
  ) {
    super();
  }

  async registeredAt(domain: string): Promise<Date | null> {
    const server = await this.servers.serverFor(domain);
    if (server === null) return null;
    const { status, body, isWhole } = await this.http.get(`${server}domain/${domain}`, RDAP_FETCH_OPTIONS);
    // Too many questions, or no such domain: both are answers, and neither tells an age.
    if (status >= 400 && status < 500) return null;
    if (status !== 200 || !isWhole) throw new Error(`the registry answered ${status}`);
    return registrationIn(JSON.parse(body.toString()));
  }
}

function registrationIn(answer: unknown): Date | null {
  if (typeof answer !== 'object' || answer === null) throw new Error('the registry answered something else');
  const { events } = answer as { events?: unknown };
  if (!Array.isArray(events)) return null;
  for (const event of events as unknown[]) {
    const { eventAction, eventDate } = (event ?? {}) as { eventAction?: unknown; eventDate?: unknown };
    const at = typeof eventDate === 'string' ? new Date(eventDate) : null;
    if (eventAction === 'registration' && at !== null && !Number.isNaN(at.getTime())) return at;
  }
  return null;
}
