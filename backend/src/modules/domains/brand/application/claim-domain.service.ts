import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { Randomness } from '../../../../shared/domain/randomness';
import { PlansService } from '../../../billing';
import { type HostRefusal, HostRefused, TooManyClaims, TooManyDomains } from '../domain/brand-domain.errors';
import { BrandDomain } from '../domain/brand-domain.entity';
import { CONTROL_TOKEN_BYTES, controlTokenOf } from '../domain/control';
import type { DomainNameReading } from '../domain/domain-name';
import { DomainNamesService } from './domain-names.service';
import { BrandDomainStore } from './ports/brand-domain-store';

/** Claims of a group that wait for their records. */
const MAX_UNPROVEN = 20;
/** Lists show all of a group's. */
const MAX_DOMAINS = 1_000;

/** Whether a group can have a host, and what was read of what they typed. */
export interface Availability {
  readonly reading: DomainNameReading;
  /** Null: it can. */
  readonly refusal: HostRefusal | null;
}

/** Lets groups claim hosts. A claim alone gives nothing, and keeps no other group from claiming the same. */
@Injectable()
export class ClaimDomainService {
  constructor(
    private readonly store: BrandDomainStore,
    private readonly plans: PlansService,
    private readonly names: DomainNamesService,
    private readonly randomness: Randomness,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Whether the group could claim it; another group's claim that is not proven says nothing. */
  async availabilityOf({ groupId }: Member, text: string): Promise<Availability> {
    const reading = this.names.nameIn(text);
    if (reading.name === null) return { reading, refusal: reading.refusal };
    const { host } = reading.name;
    const live = await this.store.liveOf(groupId);
    if (live.some((domain) => domain.host === host)) return { reading, refusal: 'yours' };
    const holder = await this.store.holderOf(host);
    return { reading, refusal: holder !== null && !holder.yields ? 'taken' : null };
  }

  /** The record of a domain that the group has bought, whatever its plan; the same one when there is one. */
  claimBought(groupId: number, host: string): Promise<BrandDomain> {
    return this.unitOfWork.runRepeatable(async () => {
      const known = (await this.store.liveOf(groupId)).find((each) => each.host === host);
      const domain = known && (await this.store.hold(known.id));
      if (domain) {
        domain.buy();
        await this.store.save(domain);
        return domain;
      }
      const made = this.newClaim(groupId, host, true);
      if (!(await this.store.add(made))) throw new HostRefused('yours');
      return made;
    });
  }

  /** Throws `FeatureMissing`, `HostRefused`, `TooManyClaims`. */
  async claim(member: Member, text: string): Promise<BrandDomain> {
    const { groupId } = member;
    await this.plans.requireFeature(groupId, 'brandDomain');
    return this.unitOfWork.run(async () => {
      const { reading, refusal } = await this.availabilityOf(member, text);
      if (refusal !== null || reading.name === null) throw new HostRefused(refusal ?? 'invalid');
      if ((await this.store.countUnproven(groupId)) >= MAX_UNPROVEN) throw new TooManyClaims(MAX_UNPROVEN);
      if ((await this.store.countLive(groupId)) >= MAX_DOMAINS) throw new TooManyDomains(MAX_DOMAINS);
      const domain = this.newClaim(groupId, reading.name.host);
      // A person lifts it at the desk, before any certificate is ordered.
      if (reading.warnings.includes('look-alike')) domain.suspend('site', this.clock.now());
      if (!(await this.store.add(domain))) throw new HostRefused('yours');
      return domain;
    });
  }

  private newClaim(groupId: number, host: string, isBought = false): BrandDomain {
    const token = controlTokenOf(this.randomness.bytes(CONTROL_TOKEN_BYTES));
    return new BrandDomain({ groupId, host, token, createdAt: this.clock.now(), isBought });
  }
}
