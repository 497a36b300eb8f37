import { Injectable } from '@nestjs/common';
import type { AuditDetails } from '../../../../../shared/audit/audit-details';
import { AuditTrail } from '../../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../../shared/database/unit-of-work';
import type { Link } from '../../domain/link.entity';
import type { LinkChanged, LinkEdited, LinkReturned, LinkTransferred } from '../../../events';
import type { MemberCall } from '../link-call';
import { LinkCostsService } from '../link-costs.service';
import { LinkRepository } from '../ports/link-repository';

export type MoveType = (LinkTransferred | LinkReturned)['type'];

/** From which group to which. */
export interface Route {
  readonly fromGroupId: number;
  readonly toGroupId: number;
}

/** What the group that links leave and the group that they come to write down. */
interface Actions {
  readonly left: string;
  readonly came: string;
}

const ACTIONS: Readonly<Record<MoveType, Actions>> = {
  'links.link-transferred': { left: 'links.transferred', came: 'links.received' },
  'links.link-returned': { left: 'links.returned', came: 'links.got-back' },
};

/** Stores that a link is in another group, and writes that into both groups' logs. Part of the caller's unit of work. */
@Injectable()
export class LinkMovesService {
  constructor(
    private readonly links: LinkRepository,
    private readonly audit: AuditTrail,
    private readonly costs: LinkCostsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Throws `LimitReached` when the plan of the new group has no room for what the link counts as. */
  async store(type: MoveType, link: Link, fromGroupId: number, userId: number): Promise<Route> {
    await this.links.save(link);
    await this.costs.settleMove(link, fromGroupId);
    const { id: linkId, groupId: toGroupId } = link;
    const event: LinkTransferred | LinkReturned = { type, linkId, fromGroupId, toGroupId, userId };
    this.unitOfWork.publish(event);
    const { domainId, slug } = link;
    // Its tracking tools are those of the group that it is in.
    const changed: LinkChanged = { type: 'links.link-changed', linkId, domainId, slug };
    this.unitOfWork.publish(changed);
    const edited: LinkEdited = { type: 'links.link-edited', linkId, groupId: toGroupId };
    this.unitOfWork.publish(edited);
    return { fromGroupId, toGroupId };
  }

  log(type: MoveType, call: MemberCall, route: Route, link: string): Promise<void> {
    return this.note(ACTIONS[type], call, route, { link });
  }

  /** Neither log names the other group: who reads it may not belong there. */
  async note(
    { left, came }: Actions,
    { member, address }: MemberCall,
    { fromGroupId, toGroupId }: Route,
    details: AuditDetails,
  ): Promise<void> {
    const entry = { outcome: 'done', userId: member.userId, address, details } as const;
    await this.audit.record({ ...entry, action: left, groupId: fromGroupId });
    await this.audit.record({ ...entry, action: came, groupId: toGroupId });
  }
}
