import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Person, PersonalData, type PersonalDataHolder } from '../personal-data/personal-data';
import { AuditLogQuery } from './audit-log.query';
import { AuditTrail } from './audit-trail';

/** The newest of them. */
const MAX_EXPORTED = 1_000;

/** What the audit trail keeps about people. It forgets where from and with what they acted, not that they did. */
@Injectable()
export class AuditPersonalData implements PersonalDataHolder, OnModuleInit {
  readonly name = 'activities';

  constructor(
    private readonly personalData: PersonalData,
    private readonly log: AuditLogQuery,
    private readonly trail: AuditTrail,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  exportOf({ userId }: Person): Promise<unknown> {
    return this.log.ofUser(userId, MAX_EXPORTED);
  }

  erase({ userId }: Person): Promise<void> {
    return this.trail.eraseDetails(userId);
  }
}
