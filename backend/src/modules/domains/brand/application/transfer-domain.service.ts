import { Injectable } from '@nestjs/common';
import { PlansService } from '../../../billing';
import { ActingElsewhere, GroupsService, NotAGroupAdmin } from '../../../groups';
import type { BrandDomain } from '../domain/brand-domain.entity';
import { DomainIsBought, HostRefused } from '../domain/brand-domain.errors';
import { type BrandCall, BrandDomainEditsService } from './brand-domain-edits.service';
import { BrandDomainStore } from './ports/brand-domain-store';

/** Hands domains from one group to another. */
@Injectable()
export class TransferDomainService {
  constructor(
    private readonly edits: BrandDomainEditsService,
    private readonly store: BrandDomainStore,
    private readonly groups: GroupsService,
    private readonly plans: PlansService,
  ) {}

  /**
   * Hands the domain and its number to another group that the caller is an admin of, too; links stay with their groups.
   * Throws `BrandDomainDoesNotExist`, `NotAGroupMember`, `NotAGroupAdmin`, `FeatureMissing`, `HostRefused`,
   * `DomainIsBought`.
   */
  async transfer(call: BrandCall, id: number, groupId: number): Promise<BrandDomain> {
    const { member } = call;
    if (groupId === member.groupId) throw new ActingElsewhere();
    const { level } = await this.groups.requireMembership(member.userId, groupId);
    if (level !== 2) throw new NotAGroupAdmin();
    await this.plans.requireFeature(groupId, 'brandDomain');
    return this.edits.change(call, id, 'domains.transferred', async (domain) => {
      if (domain.isBought) throw new DomainIsBought();
      const there = await this.store.liveOf(groupId);
      if (there.some(({ host }) => host === domain.host)) throw new HostRefused('yours', 'toGroupId');
      domain.moveTo(groupId);
      await this.edits.record({ ...call, member: { ...member, groupId } }, 'domains.received', domain);
      return null;
    });
  }
}
