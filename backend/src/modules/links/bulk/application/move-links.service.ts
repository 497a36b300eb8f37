import { Injectable } from '@nestjs/common';
import type { MemberCall } from '../../core/application/link-call';
import { LinkMovesService, type Route } from '../../core/application/transfer/link-moves.service';
import { ReturnLinkService } from '../../core/application/transfer/return-link.service';
import { TransferLinkService, transferable } from '../../core/application/transfer/transfer-link.service';
import { type BatchRow, LinkBatchService, type LinkNames } from './link-batch.service';

const TRANSFERRED = { left: 'links.batch-transferred', came: 'links.batch-received' };
const RETURNED = { left: 'links.batch-returned', came: 'links.batch-got-back' };

/** Moves many links to another group, or back to where each came from. */
@Injectable()
export class MoveLinksService {
  constructor(
    private readonly batch: LinkBatchService,
    private readonly transferLink: TransferLinkService,
    private readonly returnLink: ReturnLinkService,
    private readonly moves: LinkMovesService,
  ) {}

  /** Throws `TargetUnknown`, `TargetReadOnly`. */
  transfer(call: MemberCall, names: LinkNames, toGroupId: number): Promise<readonly BatchRow[]> {
    const { member } = call;
    return this.batch.run({
      groupId: call.member.groupId,
      names,
      begin: () => this.transferLink.requireSeat(call, toGroupId),
      each: async (link) => {
        await this.transferLink.move(transferable(member, link), member, toGroupId);
      },
      end: (links) =>
        this.moves.note(TRANSFERRED, call, { fromGroupId: member.groupId, toGroupId }, { links }),
    });
  }

  return(call: MemberCall, names: LinkNames): Promise<readonly BatchRow[]> {
    const routes = new Map<string, { readonly route: Route; links: number }>();
    return this.batch.run({
      groupId: call.member.groupId,
      names,
      each: async (link) => {
        const route = await this.returnLink.move(call, link);
        const way = `${String(route.fromGroupId)} ${String(route.toGroupId)}`;
        const taken = routes.get(way) ?? { route, links: 0 };
        taken.links += 1;
        routes.set(way, taken);
      },
      end: async () => {
        for (const { route, links } of routes.values()) {
          await this.moves.note(RETURNED, call, route, { links });
        }
      },
    });
  }
}
