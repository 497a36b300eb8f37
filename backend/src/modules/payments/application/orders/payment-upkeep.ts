import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { ChargeDueService } from '../subscriptions/charge-due.service';
import { DueSubscriptionsService } from '../subscriptions/due-subscriptions.service';
import { OpenAttemptsService } from './open-attempts.service';
import { RemindPayersService } from '../subscriptions/remind-payers.service';

const INTERVAL_MS = 30_000;

/** What happens to orders, attempts and subscriptions by the mere passing of time. */
@Injectable()
export class PaymentUpkeep implements OnModuleInit {
  constructor(
    private readonly attempts: OpenAttemptsService,
    private readonly due: DueSubscriptionsService,
    private readonly charges: ChargeDueService,
    private readonly reminders: RemindPayersService,
    private readonly recurring: RecurringJobs,
  ) {}

  onModuleInit(): void {
    this.recurring.every(
      'payments.follow-subscriptions',
      INTERVAL_MS,
      ({ signal }) => this.due.follow(signal),
      'services',
    );
    this.recurring.every(
      'payments.charge-due',
      INTERVAL_MS,
      ({ signal }) => this.charges.runDue(signal),
      'services',
    );
    this.recurring.every('payments.remind-payers', INTERVAL_MS, ({ signal }) =>
      this.reminders.follow(signal),
    );
    this.recurring.every(
      'payments.ask-gateways',
      INTERVAL_MS,
      ({ signal }) => this.attempts.runDue(signal),
      'services',
    );
  }
}
