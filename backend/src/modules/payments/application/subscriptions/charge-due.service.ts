import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { Mandate } from '../../domain/mandate.entity';
import type { Subscription } from '../../domain/subscription.entity';
import { paymentCrashPoint } from '../crash-points';
import { outcomeOfError, runRound, type StepOutcome } from '../gateway-round';
import { GatewayFactsService } from '../gateway-events/gateway-facts.service';
import { MissedRenewalsService } from './missed-renewals.service';
import {
  type Charge,
  GATEWAY_LANGUAGE,
  type GatewayFact,
  type PaymentGateway,
  PaymentGateways,
} from '../ports/payment-gateway';
import { SubscriptionStore } from '../ports/subscription-store';
import { SellersService } from '../sellers.service';

const MAX_AT_ONCE = 2_000;

/** Whether it is known what came of a charge; `silent`: the gateway did not answer at all. */
export type ChargeAnswer = 'known' | 'unknown' | 'silent';

export const stepOutcomeOf = (answer: ChargeAnswer): StepOutcome =>
  answer === 'silent' ? 'silent' : 'answered';

/** Charges the next periods where gateways do not do so by themselves. */
@Injectable()
export class ChargeDueService {
  private readonly logger = new Logger(ChargeDueService.name);

  constructor(
    private readonly store: SubscriptionStore,
    private readonly sellers: SellersService,
    private readonly gateways: PaymentGateways,
    private readonly facts: GatewayFactsService,
    private readonly missed: MissedRenewalsService,
    private readonly clock: Clock,
  ) {}

  async runDue(signal: AbortSignal): Promise<void> {
    await runRound(await this.store.awaitingPayment(this.clock.now(), MAX_AT_ONCE), {
      gatewayOf: ({ paymentType }) => paymentType,
      step: async (subscription) => stepOutcomeOf(await this.charge(subscription)),
      signal,
    });
  }

  /** Charges again what was refused for a reason that may have passed. */
  async retryDue(signal: AbortSignal): Promise<void> {
    await runRound(await this.missed.toCharge(), {
      gatewayOf: ({ paymentType }) => paymentType,
      step: async (subscription) => {
        const answer = await this.charge(subscription);
        if (answer !== 'known') await this.missed.askAgain(subscription);
        return stepOutcomeOf(answer);
      },
      signal,
    });
  }

  /** Applies a charge that the gateway has made and did not tell of. */
  async findUnreported(subscription: Subscription): Promise<ChargeAnswer> {
    return this.decide(subscription, async (gateway, mandate, charges) => {
      for (const charge of charges) {
        const facts = await gateway.findCharge(mandate, charge);
        if (facts.length > 0) return facts;
      }
      return [];
    });
  }

  /** Part of the caller's transaction: it has ended while its gateway could not be asked whether the money had come. */
  noteUnknown(subscription: Subscription): Promise<void> {
    return this.missed.noteUnknown(subscription);
  }

  private async charge(subscription: Subscription): Promise<ChargeAnswer> {
    paymentCrashPoint('renewal.charging');
    return this.decide(subscription, async (gateway, mandate, charges) => {
      const next = charges.at(-1);
      return next ? gateway.chargeNext(mandate, next) : [];
    });
  }

  /** The number is the same until it is refused, so that a charge whose answer was lost is found instead of made again. */
  private async decide(
    subscription: Subscription,
    ask: (
      gateway: PaymentGateway,
      mandate: Mandate,
      charges: readonly Charge[],
    ) => Promise<readonly GatewayFact[]>,
  ): Promise<ChargeAnswer> {
    const { id, target, nextTerms, paymentType } = subscription;
    const gateway = paymentType && this.gateways.find(paymentType);
    const mandate = (await this.store.mandatesOf(id)).find(({ wanted }) => wanted === 'live');
    if (!gateway || !mandate) return 'unknown';
    const { price: amount, cycle } = nextTerms;
    const product = this.sellers.nameOf({ target, ...nextTerms }, GATEWAY_LANGUAGE);
    const numbers = await this.missed.chargeNumbers(subscription, mandate);
    const charges = numbers.map((number) => ({ number, amount, product, cycle }));
    try {
      const facts = await ask(gateway, mandate, charges);
      for (const fact of facts) await this.facts.apply(fact);
      return 'known';
    } catch (error) {
      this.logger.warn({ err: error, number: numbers.at(-1) }, 'a charge is not decided');
      return outcomeOfError(error) === 'silent' ? 'silent' : 'unknown';
    }
  }
}
