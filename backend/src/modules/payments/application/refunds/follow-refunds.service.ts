import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { Refund } from '../../domain/refund.entity';
import { paymentCrashPoint } from '../crash-points';
import { outcomeOfError, runRound, type StepOutcome } from '../gateway-round';
import { OrderStore } from '../ports/order-store';
import { type PaymentGateway, PaymentGateways } from '../ports/payment-gateway';
import { RefundStore } from '../ports/refund-store';
import { RefundChangesService } from './refund-changes.service';

const MAX_AT_ONCE = 2_000;

/** No gateway has taken it: a site admin transfers it back. */
const PAID_BY_HAND = { kind: 'stuck', reason: 'paid-by-hand' } as const;

/** Gives money back at the gateways, step by step, whatever happens in between. */
@Injectable()
export class FollowRefundsService {
  private readonly logger = new Logger(FollowRefundsService.name);

  constructor(
    private readonly store: RefundStore,
    private readonly orders: OrderStore,
    private readonly gateways: PaymentGateways,
    private readonly changes: RefundChangesService,
    private readonly clock: Clock,
  ) {}

  async runDue(signal: AbortSignal): Promise<void> {
    const due = await this.store.due(this.clock.now(), MAX_AT_ONCE);
    const attempts = await this.orders.attemptsByIds(due.map(({ attemptId }) => attemptId));
    const gateways = new Map(attempts.map(({ id, gateway }) => [id, gateway]));
    await runRound(due, {
      gatewayOf: ({ attemptId }) => gateways.get(attemptId) ?? null,
      step: (refund) => this.step(refund),
      signal,
    });
  }

  private async step(refund: Refund): Promise<StepOutcome> {
    const all = await this.store.ofAttempt(refund.attemptId);
    if (all.some(({ id, isOpen }) => id < refund.id && isOpen)) {
      await this.changes.waitForTurn(refund);
      return 'answered';
    }
    let current = refund;
    try {
      await this.advance(refund, (asked) => {
        current = asked;
      });
      return 'answered';
    } catch (error) {
      this.logger.warn({ err: error, refund: refund.number }, 'nobody knows what came of a refund');
      await this.changes.postpone(current, error instanceof Error ? error.message : String(error));
      return outcomeOfError(error);
    }
  }

  /** What is asked is stored before it is asked: after a crash the gateway is looked at first. */
  private async advance(refund: Refund, isAsked: (asked: Refund) => void): Promise<void> {
    const attempt = await this.orders.attemptById(refund.attemptId);
    const gateway: PaymentGateway | null = attempt?.gateway ? this.gateways.find(attempt.gateway) : null;
    if (attempt?.gateway === null) return this.changes.note(refund, PAID_BY_HAND);
    if (!attempt || !gateway) throw new Error('the gateway has no keys any more');
    const next = await gateway.findRefundCall({ refund, attempt });
    if ('kind' in next) return this.changes.note(refund, next);
    const asked = await this.changes.ask(refund, next);
    if (!asked) return;
    isAsked(asked);
    paymentCrashPoint('refund.asked');
    const result = await gateway.refund({ refund: asked, attempt }, next);
    paymentCrashPoint('refund.answered');
    await this.changes.note(asked, result);
  }
}
