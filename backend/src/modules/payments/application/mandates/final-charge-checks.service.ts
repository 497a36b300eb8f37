import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { Mandate } from '../../domain/mandate.entity';
import { GatewayFactsService } from '../gateway-events/gateway-facts.service';
import { outcomeOfError, runRound, type StepOutcome } from '../gateway-round';
import { type GatewayFact, type PaymentGateway, PaymentGateways } from '../ports/payment-gateway';
import { SubscriptionStore } from '../ports/subscription-store';

const MAX_AT_ONCE = 2_000;

/**
 * Asks about the last charges of mandates that charge no more: no buyer waits for them, and money whose notice was lost
 * would stay with us. What is found is of no use to anybody any more, and goes back.
 */
@Injectable()
export class FinalChargeChecksService {
  private readonly logger = new Logger(FinalChargeChecksService.name);

  constructor(
    private readonly store: SubscriptionStore,
    private readonly gateways: PaymentGateways,
    private readonly facts: GatewayFactsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async runDue(signal: AbortSignal): Promise<void> {
    await runRound(await this.store.mandatesToCheck(this.clock.now(), MAX_AT_ONCE), {
      gatewayOf: ({ gateway }) => gateway,
      step: (mandate) => this.check(mandate),
      signal,
    });
  }

  private async check(mandate: Mandate): Promise<StepOutcome> {
    const error = await this.findCharges(mandate);
    await this.unitOfWork.runRepeatable(async () => {
      const held = await this.store.holdMandate(mandate.number);
      // It may charge again meanwhile, or has stopped later.
      if (held?.finalCheckAt?.getTime() !== mandate.finalCheckAt?.getTime() || !held) return;
      held.noteFinalCheck(error === null, this.clock.now());
      await this.store.saveMandate(held);
    });
    return outcomeOfError(error);
  }

  /** Why the gateway could not be asked; null when all is known. */
  private async findCharges(mandate: Mandate): Promise<unknown> {
    const gateway = this.gateways.find(mandate.gateway);
    // Without keys no gateway will ever answer.
    if (!gateway) return null;
    try {
      for (const fact of await this.chargesOf(gateway, mandate)) await this.facts.apply(fact);
      return null;
    } catch (error) {
      this.logger.warn(
        { err: error, mandate: mandate.number },
        'the last charges of a mandate are not known',
      );
      return error;
    }
  }

  /**
   * From the period that was paid last, which another mandate may have paid for, to the one after the last that it can have
   * charged for: it may have gone on for long before it could be stopped.
   */
  private async chargesOf(gateway: PaymentGateway, mandate: Mandate): Promise<readonly GatewayFact[]> {
    const { subscriptionId, amount, cycle, firstPeriod } = mandate;
    const paid = subscriptionId === null ? null : await this.store.find(subscriptionId);
    const first = Math.max(firstPeriod + 1, paid?.periodNumber ?? firstPeriod);
    const last = Math.max(first, mandate.lastPeriodBy(this.clock.now())) + 1;
    const found: GatewayFact[] = [];
    for (let period = first; period <= last; period += 1) {
      const charge = { number: mandate.chargeNumber(period), amount, product: '', cycle };
      found.push(...(await gateway.findCharge(mandate, charge)));
    }
    return found;
  }
}
