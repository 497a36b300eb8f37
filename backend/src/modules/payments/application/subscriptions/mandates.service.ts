import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { Mandate } from '../../domain/mandate.entity';
import { paymentCrashPoint } from '../crash-points';
import { outcomeOfError, runRound, type StepOutcome } from '../gateway-round';
import { LostMandatesService } from './lost-mandates.service';
import { MandateAlertsService } from '../mandates/mandate-alerts.service';
import { PaymentGateways } from '../ports/payment-gateway';
import { SubscriptionStore } from '../ports/subscription-store';

const MAX_AT_ONCE = 2_000;

/** A live mandate is money that goes on leaving: what it should be is stored first, and then done until it is so. */
@Injectable()
export class MandatesService {
  private readonly logger = new Logger(MandatesService.name);

  constructor(
    private readonly store: SubscriptionStore,
    private readonly gateways: PaymentGateways,
    private readonly alerts: MandateAlertsService,
    private readonly lost: LostMandatesService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Changes at the gateways what is not as it should be. */
  async updateDue(signal: AbortSignal): Promise<void> {
    await runRound(await this.store.dueMandates(this.clock.now(), MAX_AT_ONCE), {
      gatewayOf: ({ gateway }) => gateway,
      step: (mandate) => this.update(mandate),
      signal,
    });
  }

  private async update(mandate: Mandate): Promise<StepOutcome> {
    const gateway = this.gateways.find(mandate.gateway);
    try {
      if (!gateway) throw new Error(`${mandate.gateway} has no keys any more`);
      const updated = await gateway.updateMandate(mandate);
      paymentCrashPoint('mandate.answered');
      await this.change(mandate.number, (held) => {
        if ('state' in updated) held.become(updated.state, this.clock.now());
        else held.charge(updated.terms);
      });
      return 'answered';
    } catch (error) {
      this.logger.warn({ err: error, mandate: mandate.number }, 'a mandate could not be changed');
      const failure = error instanceof Error ? error.message : String(error);
      await this.change(mandate.number, (held) => held.retry(failure, this.clock.now()));
      return outcomeOfError(error);
    }
  }

  /** What it should be may have changed while the gateway was asked; what is to charge may have ended there. */
  private change(number: string, edit: (mandate: Mandate) => void): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const mandate = await this.store.holdMandate(number);
      if (!mandate) return;
      const { wanted } = mandate;
      edit(mandate);
      await this.store.saveMandate(mandate);
      await this.alerts.follow(mandate);
      if (mandate.wanted !== wanted) await this.lost.follow(mandate);
    });
  }
}
