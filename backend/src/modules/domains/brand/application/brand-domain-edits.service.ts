import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { JobQueue } from '../../../../shared/jobs/job-queue';
import type { BrandDomain } from '../domain/brand-domain.entity';
import { BrandDomainDoesNotExist } from '../domain/brand-domain.errors';
import { BrandDomainChangesService, type BrandDomainEdit } from './brand-domain-changes.service';

export const CHECK_JOB = 'domains.check-now';

/** What a member does, and from where. */
export interface BrandCall {
  readonly member: Member;
  /** The caller's address. */
  readonly address: string;
}

/** Changes that people make to domains of their group, with a line in its log. */
@Injectable()
export class BrandDomainEditsService {
  constructor(
    private readonly changes: BrandDomainChangesService,
    private readonly audit: AuditTrail,
    private readonly queue: JobQueue,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @param action of the log. Throws `BrandDomainDoesNotExist`, for other groups' alike */
  async change(call: BrandCall, id: number, action: string, edit: BrandDomainEdit): Promise<BrandDomain> {
    return this.unitOfWork.runRepeatable(async () => {
      const changed = await this.changes.apply(id, async (domain, now) => {
        if (domain.groupId !== call.member.groupId) throw new BrandDomainDoesNotExist();
        return edit(domain, now);
      });
      if (!changed) throw new BrandDomainDoesNotExist();
      await this.record(call, action, changed);
      return changed;
    });
  }

  /** Its records are looked for right after the commit, not in the next round. Part of the caller's unit of work. */
  async checkSoon({ id, checkingSince }: BrandDomain): Promise<void> {
    const job = `${CHECK_JOB}:${String(id)}:${String(checkingSince?.getTime())}`;
    await this.queue.enqueue({ name: CHECK_JOB, id: job, payload: { id } });
  }

  /** Part of the caller's unit of work. */
  record({ member, address }: BrandCall, action: string, { host }: BrandDomain): Promise<void> {
    const { userId, groupId } = member;
    return this.audit.record({
      action,
      outcome: 'done',
      userId,
      groupId,
      address,
      details: { domain: host },
    });
  }
}
