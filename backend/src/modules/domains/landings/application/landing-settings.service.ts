import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { InvalidInput } from '../../../../shared/domain/domain-error';
import { OwnHosts } from '../../../../shared/own-hosts/own-hosts';
import { AddressSafety } from '../../../safety';
import type { LandingChanged } from '../../events';
import type { Landing } from '../domain/landing';
import { readLandingUrl } from '../domain/read-landing';
import { LandingStore } from './ports/landing-store';

/** A domain whose landing a person may change, and who they are. */
export interface LandingCall {
  readonly member: Member;
  /** The caller's address. */
  readonly address: string;
  readonly domainId: number;
  readonly host: string;
}

/** Where domains lead visits that are of no link. */
@Injectable()
export class LandingSettingsService {
  constructor(
    private readonly store: LandingStore,
    private readonly ownHosts: OwnHosts,
    private readonly safety: AddressSafety,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  landingOf(domainId: number): Promise<Landing> {
    return this.store.landingOf(domainId);
  }

  /** An address as visitors are sent to it. Throws `InvalidInput`; `field`: what the caller calls it. */
  async readUrl(text: string, field: string): Promise<string> {
    const url = readLandingUrl(text, field, this.ownHosts);
    const { standing } = await this.safety.judge(url, { isThorough: true });
    if (standing !== 'dangerous') return url;
    this.safety.noteRefusal(url);
    const message = `${field} is known to do harm to those who open it, or is blocked here: use another address`;
    throw new InvalidInput([{ field, code: 'domains.url-unsafe', message }]);
  }

  /** These values in place of those before; others stay. */
  async put({ member, address, domainId, host }: LandingCall, change: Partial<Landing>): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.store.put(domainId, change);
      await this.audit.record({
        action: 'domains.landing-changed',
        outcome: 'done',
        userId: member.userId,
        groupId: member.groupId,
        address,
        details: { domain: host, changed: Object.keys(change).join(', ') },
      });
      const event: LandingChanged = { type: 'domains.landing-changed', domainId };
      this.unitOfWork.publish(event);
    });
  }
}
