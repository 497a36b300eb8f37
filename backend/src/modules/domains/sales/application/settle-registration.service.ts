import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { BrandCall } from '../../brand/application/brand-domain-edits.service';
import type { BoughtDomain } from '../domain/bought-domain.entity';
import { ExpiryOutOfRange, NothingToRegister } from '../domain/sale.errors';
import { BoughtClaimsService } from './bought-claims.service';
import { BoughtDomainStore } from './ports/bought-domain-store';
import type { SetRecord } from './ports/registrar';
import { RegistrationOutcomesService } from './registration-outcomes.service';

/** A domain that a site admin has to register, with the records to set. */
export interface RegistrationTask {
  readonly domain: BoughtDomain;
  readonly records: readonly SetRecord[];
}

/** What a person says has become of it: registered until then, or why not. */
export type PersonsAnswer = { readonly expiresOn: string } | { readonly refusal: string };

const MAX_SHOWN = 100;
const DAY_MS = 24 * 3_600_000;
const MIN_LEFT_MS = 180 * DAY_MS;
const MAX_LEFT_MS = 11 * 366 * DAY_MS;

/** Domains that site admins register by hand, or decide about when the registrar does not. */
@Injectable()
export class SettleRegistrationService {
  constructor(
    private readonly store: BoughtDomainStore,
    private readonly outcomes: RegistrationOutcomesService,
    private readonly claims: BoughtClaimsService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Those that wait, oldest first. */
  async tasks(): Promise<RegistrationTask[]> {
    const tasks: RegistrationTask[] = [];
    for (const domain of await this.store.waiting(MAX_SHOWN)) {
      tasks.push({ domain, records: await this.claims.recordsFor(domain) });
    }
    return tasks;
  }

  /** Throws `NothingToRegister`, `ExpiryOutOfRange`. */
  settle({ member, address }: BrandCall, id: number, answer: PersonsAnswer): Promise<BoughtDomain> {
    return this.unitOfWork.runRepeatable(async () => {
      const domain = await this.store.hold(id);
      if (!domain) throw new NothingToRegister();
      const settled = await this.take(domain, answer);
      if (!settled) throw new NothingToRegister();
      await this.audit.record({
        action: 'refusal' in answer ? 'domains.registration-refused' : 'domains.registered',
        outcome: 'done',
        userId: member.userId,
        groupId: domain.groupId,
        address,
        details: { domain: domain.host, ...answer },
      });
      return settled;
    });
  }

  private take(domain: BoughtDomain, answer: PersonsAnswer): Promise<BoughtDomain | null> {
    if ('refusal' in answer) return this.outcomes.refuse(domain.id, answer.refusal);
    const until = new Date(`${answer.expiresOn}T00:00:00Z`);
    const left = until.getTime() - this.clock.now().getTime();
    const isLater = domain.registeredUntil === null || until > domain.registeredUntil;
    if (!(left >= MIN_LEFT_MS && left <= MAX_LEFT_MS && isLater)) throw new ExpiryOutOfRange();
    return this.outcomes.take(domain, { kind: 'registered', until });
  }
}
