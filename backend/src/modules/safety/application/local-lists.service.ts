import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { type HostSet, isOwnHost } from '../../../shared/domain/own-host';
import { OwnHosts } from '../../../shared/own-hosts/own-hosts';
import type { BlockList } from '../domain/block-list';
import { factsOfHost, type HostFacts } from '../domain/host-facts';
import type { SafetyReason } from '../domain/verdict';
import { BlockedAddressesService } from './blocked-addresses.service';
import { BlockListSource } from './ports/block-list-source';
import { RememberedFindingsService, subjectOfAddress, subjectOfDomain } from './remembered-findings.service';

/** What is known here, without asking anybody. Each host is looked at once, however many addresses it has. */
export class LocalKnowledge {
  private readonly hosts = new Map<string, HostFacts>();

  constructor(
    private readonly blocked: readonly BlockList[],
    private readonly ownHosts: HostSet,
    private readonly remembered: RememberedFindingsService,
    private readonly now: Date,
  ) {}

  factsOf({ hostname }: URL): HostFacts {
    const known = this.hosts.get(hostname);
    if (known) return known;
    const facts = factsOfHost(hostname);
    this.hosts.set(hostname, facts);
    return facts;
  }

  /** What lists and the name itself say; holds until they change. */
  listed(address: URL): SafetyReason[] {
    const reasons: SafetyReason[] = [];
    if (this.blocked.some((list) => list.has(address))) reasons.push('blocked');
    if (isOwnHost(address, this.ownHosts)) reasons.push('own-host');
    if (this.factsOf(address).isFree) reasons.push('free-host');
    return reasons;
  }

  /** What was found out before and still holds. */
  found(address: URL): SafetyReason[] {
    if (this.remembered.isEmpty) return [];
    const { domain } = this.factsOf(address);
    const ofAddress = this.remembered.reasonFor(subjectOfAddress(address), this.now);
    const ofDomain = domain === null ? null : this.remembered.reasonFor(subjectOfDomain(domain), this.now);
    return [ofAddress, ofDomain].filter((each) => each !== null);
  }
}

/** Puts together what is known here at this moment. */
@Injectable()
export class LocalListsService {
  constructor(
    private readonly source: BlockListSource,
    private readonly blockedHere: BlockedAddressesService,
    private readonly remembered: RememberedFindingsService,
    private readonly clock: Clock,
    private readonly ownHosts: OwnHosts,
  ) {}

  async now(): Promise<LocalKnowledge> {
    const blocked = [await this.source.current(), await this.blockedHere.current()];
    await this.remembered.lookAgain();
    return new LocalKnowledge(blocked, this.ownHosts, this.remembered, this.clock.now());
  }
}
