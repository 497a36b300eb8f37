import { Injectable } from '@nestjs/common';
import type { AuditDetails } from '../../../../shared/audit/audit-details';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import type { Member } from '../../../../shared/domain/actor';
import type { Order } from '../../domain/order.entity';

/** Who runs the site, and why they do it. */
export interface DeskStep {
  readonly admin: Pick<Member, 'userId'>;
  readonly reason: string;
  /** Where the call came from. */
  readonly address: string;
}

/** What those who run the site do with orders. Part of the caller's transaction. */
@Injectable()
export class DeskAuditService {
  constructor(private readonly audit: AuditTrail) {}

  note(
    action: `payments.${string}`,
    { externalId: order, groupId }: Order,
    { admin: { userId }, reason, address }: DeskStep,
    more: AuditDetails,
  ): Promise<void> {
    const details = { order, ...more, reason };
    return this.audit.record({ action, outcome: 'done', userId, groupId, address, details });
  }
}
