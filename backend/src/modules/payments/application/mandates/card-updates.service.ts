import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { CardCheck } from '../../domain/card-check.entity';
import type { Mandate } from '../../domain/mandate.entity';
import type { PaymentType } from '../../domain/payment-type';
import { NoticeCountsService } from '../gateway-events/notice-counts.service';
import { CardCheckStore } from '../ports/card-check-store';
import { PaymentGateways } from '../ports/payment-gateway';
import { SubscriptionStore } from '../ports/subscription-store';

/** Messages about cards prove nothing: they are a reason to ask the gateway about the mandate. */
@Injectable()
export class CardUpdatesService {
  constructor(
    private readonly checks: CardCheckStore,
    private readonly store: SubscriptionStore,
    private readonly gateways: PaymentGateways,
    private readonly counts: NoticeCountsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The sender does not learn whether there is such a mandate. */
  async receive(type: PaymentType, message: Readonly<Record<string, unknown>>): Promise<void> {
    const named = this.gateways.find(type)?.parseCardNotice(message);
    const mandate = named && (await this.store.findMandate(named.number));
    const isKnown =
      mandate?.gateway === type && mandate.reference === named?.reference && mandate.wanted !== 'terminated';
    this.counts.note(type, isKnown);
    if (mandate && isKnown) await this.askLater(mandate);
  }

  private askLater({ number }: Mandate): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const now = this.clock.now();
      if (await this.checks.add(new CardCheck(number, now))) return;
      const check = await this.checks.hold(number);
      if (!check) return;
      check.ask(now);
      await this.checks.save(check);
    });
  }
}
