import type { Resolver } from 'node:dns/promises';
import type { DnsClient } from '../../../../shared/dns/dns-client';
import type { NameServer } from '../application/ports/domain-resolver';
import type { DnsAnswer, DnsQuestion } from '../domain/dns-answer';

const MAX_TEXT_BYTES = 1_000;

export class DnsNameServer implements NameServer {
  constructor(private readonly client: DnsClient) {}

  ask(question: DnsQuestion): Promise<DnsAnswer> {
    return this.client.ask((resolver) => valuesOf(resolver, question));
  }
}

async function valuesOf(resolver: Resolver, { type, name }: DnsQuestion): Promise<readonly string[]> {
  switch (type) {
    case 'TXT':
      return (await resolver.resolveTxt(name)).map((parts) => textOf(parts.join('')));
    case 'CNAME':
      return (await resolver.resolveCname(name)).map(withoutDot);
    case 'NS':
      return (await resolver.resolveNs(name)).map(withoutDot);
    case 'A':
      return resolver.resolve4(name);
    case 'AAAA':
      return resolver.resolve6(name);
  }
}

/** Node takes each byte for a letter. */
const textOf = (bytes: string): string => Buffer.from(bytes.slice(0, MAX_TEXT_BYTES), 'latin1').toString();

const withoutDot = (name: string): string => name.toLowerCase().replace(/\.$/, '');
