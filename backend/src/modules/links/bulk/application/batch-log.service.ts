import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import type { MemberCall } from '../../core/application/link-call';

/** Writes into the log of the group acted in that something was done with many links: one entry, however many. */
@Injectable()
export class BatchLogService {
  constructor(private readonly audit: AuditTrail) {}

  note(action: string, { member, address }: MemberCall, links: number): Promise<void> {
    const { userId, groupId } = member;
    return this.audit.record({ action, outcome: 'done', userId, groupId, address, details: { links } });
  }
}
