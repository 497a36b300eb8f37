import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { PlansService } from '../../../billing';
import { BrandDomainDoesNotExist, BrandDomainNotReady, DomainIsBought } from '../domain/brand-domain.errors';
import type { BrandDomain } from '../domain/brand-domain.entity';
import { BrandDomainChangesService } from './brand-domain-changes.service';
import { type BrandCall, BrandDomainEditsService } from './brand-domain-edits.service';
import { ClaimDomainService } from './claim-domain.service';
import { BrandDomainStore } from './ports/brand-domain-store';

/** Domains of the group acted in, as its members see and its admins change them. */
@Injectable()
export class BrandDomainsService {
  constructor(
    private readonly store: BrandDomainStore,
    private readonly claims: ClaimDomainService,
    private readonly edits: BrandDomainEditsService,
    private readonly changes: BrandDomainChangesService,
    private readonly plans: PlansService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Those that have not ended, oldest first. */
  listOf({ groupId }: Member): Promise<BrandDomain[]> {
    return this.store.liveOf(groupId);
  }

  /** Throws `BrandDomainDoesNotExist`, for other groups' alike. */
  async show({ groupId }: Member, id: number): Promise<BrandDomain> {
    const domain = await this.store.find(id);
    if (domain?.groupId !== groupId || !domain.isLive) throw new BrandDomainDoesNotExist();
    return domain;
  }

  /** A record for the group, whose proofs are not looked for yet. Throws as {@link ClaimDomainService.claim}. */
  claim(call: BrandCall, name: string): Promise<BrandDomain> {
    return this.unitOfWork.run(async () => {
      const domain = await this.claims.claim(call.member, name);
      await this.edits.record(call, 'domains.claimed', domain);
      return domain;
    });
  }

  /** Its records are looked for from now on. Throws `BrandDomainDoesNotExist`, `FeatureMissing`. */
  async bind(call: BrandCall, id: number): Promise<BrandDomain> {
    const { groupId, isBought } = await this.show(call.member, id);
    if (!isBought) await this.plans.requireFeature(groupId, 'brandDomain');
    return this.edits.change(call, id, 'domains.bound', async (domain, now) => {
      domain.startChecking(now);
      await this.edits.checkSoon(domain);
      return null;
    });
  }

  /** It serves no visitor any more, and stays the group's. Throws `BrandDomainDoesNotExist`. */
  unbind(call: BrandCall, id: number): Promise<BrandDomain> {
    return this.edits.change(call, id, 'domains.unbound', async (domain) => {
      domain.unbind();
      return Promise.resolve(null);
    });
  }

  /**
   * The host may be anybody's; links that stand on it lead nowhere. Throws `BrandDomainDoesNotExist`, `DomainIsBought`.
   */
  release(call: BrandCall, id: number): Promise<BrandDomain> {
    return this.edits.change(call, id, 'domains.released', async (domain, now) => {
      if (domain.isBought) throw new DomainIsBought();
      domain.release(now);
      return Promise.resolve(null);
    });
  }

  /** New links of the group stand on it, or no longer do. Throws `BrandDomainDoesNotExist`, `BrandDomainNotReady`. */
  makeDefault(call: BrandCall, id: number, isDefault: boolean): Promise<BrandDomain> {
    return this.edits.change(call, id, 'domains.default-changed', async (domain) => {
      if (isDefault && domain.service !== 'open') throw new BrandDomainNotReady();
      const { groupId } = call.member;
      for (const other of await this.store.liveOf(groupId)) {
        if (!other.isDefault || other.id === id) continue;
        other.makeDefault(false);
        await this.changes.save(other);
      }
      domain.makeDefault(isDefault);
      return null;
    });
  }

  /** Whether it is to have a certificate. Throws `BrandDomainDoesNotExist`, `BrandDomainNotReady`. */
  setCertified(call: BrandCall, id: number, isWanted: boolean): Promise<BrandDomain> {
    return this.edits.change(call, id, 'domains.certificate-changed', async (domain) => {
      if (isWanted && domain.service !== 'open') throw new BrandDomainNotReady();
      domain.wantCertificate(isWanted);
      return Promise.resolve(null);
    });
  }
}
