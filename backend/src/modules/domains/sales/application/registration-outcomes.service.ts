import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { asPlainLine } from '../../../../shared/domain/one-line';
import { SoldSubscriptionsService } from '../../../payments';
import type { BoughtDomain } from '../domain/bought-domain.entity';
import { BoughtClaimsService } from './bought-claims.service';
import { BoughtDomainMailsService } from './bought-domain-mails.service';
import { BoughtDomainStore } from './ports/bought-domain-store';
import type { RegistrarAnswer } from './ports/registrar';

const MAX_REASON_LENGTH = 255;
/** Longer text is not read. */
const MAX_RAW_LENGTH = 1_000;

/** What an outsider wrote, as it is stored and mailed. */
const reasonIn = (text: string): string =>
  asPlainLine(text.slice(0, MAX_RAW_LENGTH)).slice(0, MAX_REASON_LENGTH);

/** What follows from the answers of registrars, each in a transaction of its own. */
@Injectable()
export class RegistrationOutcomesService {
  constructor(
    private readonly store: BoughtDomainStore,
    private readonly claims: BoughtClaimsService,
    private readonly mails: BoughtDomainMailsService,
    private readonly payments: SoldSubscriptionsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Null, and nothing happens, when something else has become of the domain meanwhile. */
  take(asked: BoughtDomain, answer: RegistrarAnswer): Promise<BoughtDomain | null> {
    return this.change(asked.id, async (domain) => {
      if (domain.requestId !== asked.requestId) return false;
      switch (answer.kind) {
        case 'registered':
          await this.confirm(domain, answer.until);
          return true;
        case 'refused':
          if (domain.state === 'registering') await this.giveUp(domain, reasonIn(answer.reason));
          else await this.postpone(domain, reasonIn(answer.reason));
          return true;
        default:
          await this.postpone(domain, null);
          return true;
      }
    });
  }

  /** A person says that it cannot be had, or had for longer: what was paid goes back. Null unless it waits for that. */
  refuse(id: number, reason: string): Promise<BoughtDomain | null> {
    return this.change(id, async (domain) => {
      await this.giveUp(domain, reasonIn(reason));
      return true;
    });
  }

  /** The time in which it could have been bought again is over. */
  async loseOverdue(id: number): Promise<void> {
    await this.unitOfWork.runRepeatable(async () => {
      const domain = await this.store.hold(id);
      const until = domain?.recoverableUntil;
      if (!domain || !until || this.clock.now() < until) return;
      domain.lose(this.clock.now());
      await this.store.save(domain);
      await this.claims.close(domain);
    });
  }

  private change(id: number, work: (domain: BoughtDomain) => Promise<boolean>): Promise<BoughtDomain | null> {
    return this.unitOfWork.runRepeatable(async () => {
      const domain = await this.store.hold(id);
      if (!domain?.isWithRegistrar) return null;
      return (await work(domain)) ? domain : null;
    });
  }

  private async confirm(domain: BoughtDomain, until: Date): Promise<void> {
    const isNew = domain.registeredUntil === null;
    domain.confirm(until, this.clock.now());
    await this.store.save(domain);
    await this.claims.open(domain);
    if (isNew) await this.mails.registered(domain);
  }

  /** Payments tell the seller that the subscription has ended: by then the domain has. */
  private async giveUp(domain: BoughtDomain, reason: string): Promise<void> {
    domain.refuse(reason, this.clock.now());
    await this.store.save(domain);
    if (domain.registeredUntil === null) {
      await this.claims.closeUnannounced(domain);
      await this.mails.refused(domain, reason);
    } else await this.claims.close(domain);
    if (domain.reference !== null) await this.payments.giveBack(domain.reference, reason);
  }

  private async postpone(domain: BoughtDomain, reason: string | null): Promise<void> {
    domain.postpone(this.clock.now(), reason);
    await this.store.save(domain);
    await this.mails.waiting(domain);
  }
}
