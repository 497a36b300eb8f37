import type { CaaRecord as NodeRecord } from 'node:dns';
import type { DnsClient } from '../../../../shared/dns/dns-client';
import { CaaRecords } from '../application/ports/caa-records';
import type { CaaRecord } from '../domain/caa';

/** How Node tells a record's tag: as the one field beside it. */
const CRITICAL = 'critical';
const CRITICAL_BIT = 0x80;

function recordOf(record: NodeRecord): CaaRecord[] {
  const isCritical = (record.critical & CRITICAL_BIT) !== 0;
  return Object.entries(record)
    .filter(([tag]) => tag !== CRITICAL && tag !== 'type')
    .map(([tag, value]) => ({ isCritical, tag: tag.toLowerCase(), value: String(value) }));
}

export class DnsCaaRecords extends CaaRecords {
  constructor(private readonly dns: DnsClient) {
    super();
  }

  async recordsOf(name: string): Promise<readonly CaaRecord[] | null> {
    const records = await this.dns.ask((resolver) => resolver.resolveCaa(name));
    return records?.flatMap(recordOf) ?? null;
  }
}
