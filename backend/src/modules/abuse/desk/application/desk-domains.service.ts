import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { type DomainInQuestion, HostHoldersService, SuspendDomainService } from '../../../domains';
import { GroupsService } from '../../../groups';
import type { JudgeCall } from '../../application/judge-case.service';
import { readNeededText } from '../../domain/plain-text';
import { RecordActionService } from './record-action.service';

/** A domain, or a claim to one, and whose it is. */
export interface DomainCard {
  readonly domain: DomainInQuestion;
  readonly groupName: string;
}

/** What site admins see of groups' domains, and do about them. */
@Injectable()
export class DeskDomainsService {
  constructor(
    private readonly holders: HostHoldersService,
    private readonly suspensions: SuspendDomainService,
    private readonly groups: GroupsService,
    private readonly actions: RecordActionService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Everybody's who has the host or wants it. */
  async cardsOf(host: string): Promise<DomainCard[]> {
    const claims = await this.holders.claimsTo(host);
    const names = await this.groups.namesOf([...new Set(claims.map(({ groupId }) => groupId))]);
    return claims.map((domain) => cardOf(domain, names));
  }

  /**
   * Takes a domain out of service, or lets it serve again. The group reads the reason in its log; what was so before is
   * not written down again. Throws
   * `BrandDomainDoesNotExist`, and `InvalidInput` for a reason that says nothing.
   */
  suspend(
    call: JudgeCall,
    id: number,
    input: { readonly isSuspended: boolean; readonly reason: string },
  ): Promise<DomainCard> {
    const { isSuspended } = input;
    const reason = readNeededText('reason', input.reason);
    return this.unitOfWork.runRepeatable(async () => {
      const by = { member: call.admin, address: call.address };
      const { domain, isChanged } = await this.suspensions.suspend(by, id, { isSuspended, reason });
      if (isChanged) {
        await this.actions.record(call, isSuspended ? 'domain-suspended' : 'domain-resumed', {
          subject: domain.host,
          because: { reason: 'other', note: reason },
        });
      }
      return cardOf(domain, await this.groups.namesOf([domain.groupId]));
    });
  }
}

/** A group may be leaving for good just now. */
const cardOf = (domain: DomainInQuestion, names: ReadonlyMap<number, string>): DomainCard => ({
  domain,
  groupName: names.get(domain.groupId) ?? '',
});
