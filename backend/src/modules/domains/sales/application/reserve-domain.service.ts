import { Injectable } from '@nestjs/common';
import { domainToASCII } from 'node:url';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { BoughtDomain } from '../domain/bought-domain.entity';
import { BoughtAlready, RegistrarSilent, SaleRefused, TooManyReservations } from '../domain/sale.errors';
import { FindNamesService } from './find-names.service';
import { BoughtDomainStore } from './ports/bought-domain-store';

/** Each asks the registrar, and keeps others away. */
const RESERVATIONS = { name: 'domains.reserve', points: 20, seconds: 600 };
/** Reservations of a group at a time. */
const MAX_RESERVED = 5;

/** Keeps a domain for a group for as long as it takes to pay. */
@Injectable()
export class ReserveDomainService {
  constructor(
    private readonly names: FindNamesService,
    private readonly store: BoughtDomainStore,
    private readonly limits: RateLimits,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws `SaleRefused`, `BoughtAlready`, `RegistrarSilent`, `TooManyReservations`. */
  async reserve(member: Member, typed: string): Promise<BoughtDomain> {
    await this.limits.take(RESERVATIONS, member.userId);
    const host = domainToASCII(typed.trim());
    const refusal = this.names.refusalOf(host);
    if (refusal !== null) throw new SaleRefused(refusal);
    const availability = await this.names.availabilityOf(member.groupId, host);
    if (availability === 'premium') throw new SaleRefused(availability);
    if (availability === 'unknown') throw new RegistrarSilent();
    return this.unitOfWork.runRepeatable(() => this.take(member, host, availability === 'free'));
  }

  private async take({ groupId }: Member, host: string, isFree: boolean): Promise<BoughtDomain> {
    const now = this.clock.now();
    const live = await this.store.findLive(host);
    const held = live && (await this.store.hold(live.id));
    if (held?.groupId === groupId) {
      if (held.state !== 'reserved') throw new BoughtAlready();
      held.reserveAgain(now);
      await this.store.save(held);
      return held;
    }
    if (!isFree || (held && !held.yieldsAt(now))) throw new SaleRefused('taken');
    if (held) {
      held.lapse(now);
      await this.store.save(held);
    }
    if ((await this.store.countReserved(groupId, now)) >= MAX_RESERVED) {
      throw new TooManyReservations(MAX_RESERVED);
    }
    const domain = new BoughtDomain({ groupId, host, createdAt: now });
    // Another group was faster by a moment.
    if (!(await this.store.add(domain))) throw new SaleRefused('taken');
    return domain;
  }
}
