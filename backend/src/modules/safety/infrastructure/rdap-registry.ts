import { Injectable } from '@nestjs/common';
import { type OutboundAnswer, OutboundHttp } from '../../../shared/outbound/outbound-http';
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
    const answer = await this.ask(domain);
    if (answer === null) return null;
    const { status, body, isWhole } = answer;
    // Too many questions, or no such domain: both are answers, and neither tells an age.
    if (status >= 400 && status < 500) return null;
    if (status !== 200 || !isWhole) throw new Error(`the registry answered ${status}`);
    return registrationIn(JSON.parse(body.toString()));
  }

  async isRegistered(domain: string): Promise<boolean | null> {
    const status = (await this.ask(domain))?.status;
    if (status === 404) return false;
    return status === 200 ? true : null;
  }

  private async ask(domain: string): Promise<OutboundAnswer | null> {
    const server = await this.servers.serverFor(domain);
    return server === null ? null : this.http.get(`${server}domain/${domain}`, RDAP_FETCH_OPTIONS);
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
