import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { BoughtDomain } from '../domain/bought-domain.entity';
import { BoughtClaimsService } from './bought-claims.service';
import { registrarCrashPoint } from './crash-points';
import { FollowPlansService } from './follow-plans.service';
import { BoughtDomainStore } from './ports/bought-domain-store';
import { Registrar, type RegistrarAnswer } from './ports/registrar';
import { RegistrationOutcomesService } from './registration-outcomes.service';

const MAX_AT_ONCE = 100;
/** Reservations that were not paid are kept so long, for late payments. */
const RETENTION_MS = 30 * 24 * 3_600_000;

/** Has registered, and registered for another year, what groups have paid for. */
@Injectable()
export class RegisterDomainsService {
  private readonly logger = new Logger(RegisterDomainsService.name);

  constructor(
    private readonly store: BoughtDomainStore,
    private readonly registrar: Registrar,
    private readonly claims: BoughtClaimsService,
    private readonly outcomes: RegistrationOutcomesService,
    private readonly plans: FollowPlansService,
    private readonly clock: Clock,
  ) {}

  async followDue(signal: AbortSignal): Promise<void> {
    for (const id of await this.store.dueIds(this.clock.now(), MAX_AT_ONCE)) {
      if (signal.aborted) return;
      const domain = await this.afterItsPlan(id);
      if (domain?.isWithRegistrar) await this.follow(domain);
      else if (domain?.recoverableUntil) await this.outcomes.loseOverdue(id);
    }
  }

  forgetUnpaid(): Promise<void> {
    return this.store.removeUnpaidBefore(new Date(this.clock.now().getTime() - RETENTION_MS));
  }

  private async afterItsPlan(id: number): Promise<BoughtDomain | null> {
    const domain = await this.store.find(id);
    return domain?.isIncluded ? this.plans.follow(id) : domain;
  }

  private async follow(domain: BoughtDomain): Promise<void> {
    const answer = await this.answerTo(domain);
    registrarCrashPoint('request.answered');
    await this.outcomes.take(domain, answer);
    registrarCrashPoint('answer.stored');
  }

  /** A registrar that does not answer may have done it all the same: the next time that is asked first. */
  private async answerTo(domain: BoughtDomain): Promise<RegistrarAnswer> {
    const { host } = domain;
    try {
      return await this.ask(domain);
    } catch (error) {
      this.logger.warn({ host, err: error }, 'the registrar could not be asked');
      return { kind: 'waiting' };
    }
  }

  private async ask(domain: BoughtDomain): Promise<RegistrarAnswer> {
    const { requestId, host, registeredUntil } = domain;
    const known = await this.registrar.find(requestId, host);
    if (known.kind !== 'none') return known;
    if (registeredUntil !== null) {
      registrarCrashPoint('request.prepared');
      return this.registrar.renew({ requestId, host, registeredUntil });
    }
    const records = await this.claims.recordsFor(domain);
    registrarCrashPoint('request.prepared');
    return this.registrar.register({ requestId, host, records });
  }
}
