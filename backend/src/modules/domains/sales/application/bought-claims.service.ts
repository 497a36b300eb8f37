import { Injectable } from '@nestjs/common';
import { BrandDomainChangesService } from '../../brand/application/brand-domain-changes.service';
import { BrandDomainEditsService } from '../../brand/application/brand-domain-edits.service';
import { ClaimDomainService } from '../../brand/application/claim-domain.service';
import { DomainLookService } from '../../brand/application/domain-look.service';
import { BrandDomainStore } from '../../brand/application/ports/brand-domain-store';
import type { LifecycleNotice } from '../../brand/domain/brand-domain.entity';
import type { BoughtDomain } from '../domain/bought-domain.entity';
import type { SetRecord } from './ports/registrar';

type Place = Pick<BoughtDomain, 'groupId' | 'host'>;

/** What stands among the domains of a group for one that it has bought: proven and certified like those it brings. */
@Injectable()
export class BoughtClaimsService {
  constructor(
    private readonly store: BrandDomainStore,
    private readonly claims: ClaimDomainService,
    private readonly changes: BrandDomainChangesService,
    private readonly edits: BrandDomainEditsService,
    private readonly looks: DomainLookService,
  ) {}

  /** What the registrar is to set. Calls the network: not part of a transaction. */
  async recordsFor({ groupId, host }: Place): Promise<readonly SetRecord[]> {
    const claim = await this.claims.claimBought(groupId, host);
    const all = (await this.looks.instructionsBefore(claim)).filter(({ action }) => action === 'set');
    const way = all.some((each) => each.way === 'addresses') ? 'addresses' : 'alias';
    return all
      .filter((each) => each.way === null || each.way === way)
      .map(({ type, fullName: name, value }) => ({ type, name, value }));
  }

  /** Its records are looked for from now on. Part of the caller's transaction. */
  async open({ groupId, host }: Place): Promise<void> {
    const { id } = await this.claims.claimBought(groupId, host);
    const opened = await this.changes.apply(id, (domain, now) => {
      domain.startChecking(now);
      return Promise.resolve(null);
    });
    if (opened) await this.edits.checkSoon(opened);
  }

  /** It is no longer the group's, whose admins are mailed. Part of the caller's transaction. */
  close(place: Place): Promise<void> {
    return this.release(place, 'released');
  }

  /** The same for what never worked. */
  closeUnannounced(place: Place): Promise<void> {
    return this.release(place, null);
  }

  private async release({ groupId, host }: Place, notice: LifecycleNotice | null): Promise<void> {
    const claim = (await this.store.liveOf(groupId)).find((each) => each.host === host && each.isBought);
    if (!claim) return;
    await this.changes.apply(claim.id, (domain, now) => {
      domain.release(now);
      return Promise.resolve(notice);
    });
  }
}
