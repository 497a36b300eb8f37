import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { Attempt } from '../../domain/attempt.entity';
import { AttemptChangesService } from './attempt-changes.service';
import { outcomeOfError, runRound, type StepOutcome } from '../gateway-round';
import { GatewayFactsService } from '../gateway-events/gateway-facts.service';
import { OrderStore } from '../ports/order-store';
import { type PaymentGateway, PaymentGateways } from '../ports/payment-gateway';
import { reasonNotToTake } from '../gateway-events/reason-not-to-take';
import { SellersService } from '../sellers.service';

const MAX_AT_ONCE = 2_000;
/** Answers of “not paid” until an attempt is given up: gateways lock callers who ask more often. */
const MAX_CHECKS = 2;

/** Attempts that gateways said nothing of, and orders whose time is over. */
@Injectable()
export class OpenAttemptsService {
  private readonly logger = new Logger(OpenAttemptsService.name);

  constructor(
    private readonly orders: OrderStore,
    private readonly sellers: SellersService,
    private readonly gateways: PaymentGateways,
    private readonly facts: GatewayFactsService,
    private readonly changes: AttemptChangesService,
    private readonly clock: Clock,
  ) {}

  async runDue(signal: AbortSignal): Promise<void> {
    await runRound(await this.orders.dueAttempts(this.clock.now(), MAX_AT_ONCE), {
      gatewayOf: ({ gateway }) => gateway,
      step: (attempt) => this.ask(attempt),
      signal,
    });
    for (const orderId of await this.orders.expired(this.clock.now(), MAX_AT_ONCE)) {
      if (signal.aborted) return;
      await this.changes.expire(orderId);
    }
  }

  private async ask(attempt: Attempt): Promise<StepOutcome> {
    const gateway = attempt.gateway && this.gateways.find(attempt.gateway);
    try {
      if (!gateway) throw new Error('the gateway has no keys any more');
      await this.query(gateway, attempt);
      return 'answered';
    } catch (error) {
      this.logger.warn({ err: error, attempt: attempt.number }, 'a gateway could not be asked');
      await this.changes.postpone(attempt.id);
      return outcomeOfError(error);
    }
  }

  private async query(gateway: PaymentGateway, attempt: Attempt): Promise<void> {
    if (attempt.checks >= MAX_CHECKS) return this.changes.abandon(attempt.id);
    const found = await gateway.queryPayment(
      attempt,
      await reasonNotToTake(attempt, { orders: this.orders, sellers: this.sellers }),
    );
    if (found === 'unpaid') await this.changes.noteUnpaid(attempt.id);
    else if (found === 'pending') await this.changes.postpone(attempt.id);
    else await this.facts.apply(found);
  }
}
