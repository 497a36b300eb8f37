import { Injectable } from '@nestjs/common';
import { Remembered } from '../../../../shared/remembered';
import { type DnsPanel, dnsPanelOf } from '../domain/dns-panels';
import { rootOf } from '../domain/domain-name';
import { DomainResolver } from './ports/domain-resolver';

const MAX_ROOTS = 1_000;
/** People wait for it; it is a hint only. */
const DEADLINE_MS = 1_000;
const KNOWN_MS = 3_600_000;
/** A server that could not say may be able to soon. */
const UNKNOWN_MS = 60_000;

/** Where the records of hosts are set, by the name servers of their registrable domain. */
@Injectable()
export class DnsPanelsService {
  private readonly servers = new Remembered<readonly string[]>({
    most: MAX_ROOTS,
    deadlineMs: DEADLINE_MS,
    keptMs: (names) => (names.length === 0 ? UNKNOWN_MS : KNOWN_MS),
  });

  constructor(private readonly resolver: DomainResolver) {}

  /** Null when we do not know the panel, or no server could say. */
  async panelOf(host: string): Promise<DnsPanel | null> {
    const [root, now] = [rootOf(host), performance.now()];
    try {
      return dnsPanelOf(
        this.servers.atHand(root, now) ?? (await this.servers.ask(root, now, () => this.serversOf(root))),
      );
    } catch {
      return null;
    }
  }

  private async serversOf(root: string): Promise<readonly string[]> {
    return (await this.resolver.ask({ type: 'NS', name: root })) ?? [];
  }
}
