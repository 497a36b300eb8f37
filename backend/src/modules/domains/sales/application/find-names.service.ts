import { Injectable } from '@nestjs/common';
import { RegistrarSettings } from '../../../../config/registrar-settings';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { DomainNamesService } from '../../brand/application/domain-names.service';
import { saleRefusalOf, type SaleRefusal, suggestionsFor } from '../domain/sold-name';
import { BoughtDomainStore } from './ports/bought-domain-store';
import { type NameAvailability, Registrar } from './ports/registrar';

/** A domain that a searcher may mean, and whether they can have it. */
export interface FoundName {
  readonly host: string;
  readonly availability: NameAvailability;
}

/** Each asks the registrar about every ending. */
const SEARCHES = { name: 'domains.search', points: 30, seconds: 60 };

/** Tells which domains can be bought. */
@Injectable()
export class FindNamesService {
  constructor(
    private readonly names: DomainNamesService,
    private readonly registrar: Registrar,
    private readonly store: BoughtDomainStore,
    private readonly settings: RegistrarSettings,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** With each ending that is sold; none for what cannot be the name of a domain. */
  async search({ userId, groupId }: Member, typed: string): Promise<FoundName[]> {
    await this.limits.take(SEARCHES, userId);
    const hosts = suggestionsFor(typed, this.settings.tlds);
    return Promise.all(
      hosts
        .filter((host) => this.refusalOf(host) === null)
        .map(async (host) => ({ host, availability: await this.availabilityOf(groupId, host) })),
    );
  }

  /** Why it cannot be bought here, whether or not it is taken. */
  refusalOf(host: string): SaleRefusal | null {
    const refusal = saleRefusalOf(host, this.settings.tlds);
    if (refusal !== null) return refusal;
    const reading = this.names.nameIn(host);
    if (reading.name === null) return 'ending-not-sold';
    return reading.warnings.includes('look-alike') ? 'look-alike' : null;
  }

  /** Calls the registrar unless a group has the domain here. */
  async availabilityOf(groupId: number, host: string): Promise<NameAvailability> {
    const live = await this.store.findLive(host);
    if (live && !live.yieldsAt(this.clock.now())) {
      return live.groupId === groupId && live.state === 'reserved' ? 'free' : 'taken';
    }
    return this.registrar.check(host);
  }
}
