import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { CardChecksService } from '../mandates/card-checks.service';
import { FinalChargeChecksService } from '../mandates/final-charge-checks.service';
import { MandateTermsService } from '../mandates/mandate-terms.service';
import { MandatesService } from './mandates.service';

const INTERVAL_MS = 30_000;

/** What happens by the mere passing of time to mandates and to the cards behind them. */
@Injectable()
export class MandateUpkeep implements OnModuleInit {
  constructor(
    private readonly mandates: MandatesService,
    private readonly terms: MandateTermsService,
    private readonly lastCharges: FinalChargeChecksService,
    private readonly cards: CardChecksService,
    private readonly recurring: RecurringJobs,
  ) {}

  onModuleInit(): void {
    this.recurring.every(
      'payments.update-mandates',
      INTERVAL_MS,
      ({ signal }) => this.mandates.updateDue(signal),
      'services',
    );
    this.recurring.every('payments.warn-of-last-charges', INTERVAL_MS, ({ signal }) =>
      this.terms.warn(signal),
    );
    this.recurring.every(
      'payments.check-last-charges',
      INTERVAL_MS,
      ({ signal }) => this.lastCharges.runDue(signal),
      'services',
    );
    this.recurring.every(
      'payments.check-cards',
      INTERVAL_MS,
      ({ signal }) => this.cards.runDue(signal),
      'services',
    );
  }
}
