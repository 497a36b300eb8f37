import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { JobHandlers } from '../../../../shared/jobs/job-handlers';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { FORGET_JOB } from './forget-webhooks.service';
import { DeliveryStore } from './ports/delivery-store';
import { SendDeliveriesService } from './send-deliveries.service';
import { SEND_JOB } from './wake-sender.service';

const LOOK_MS = 5_000;
const HOUR_MS = 3_600_000;
const RETENTION_MS = 30 * 24 * HOUR_MS;

/** Sends what is due, at once and from time to time, and forgets what is old or of no endpoint any more. */
@Injectable()
export class WebhookUpkeep implements OnModuleInit {
  constructor(
    private readonly sending: SendDeliveriesService,
    private readonly deliveries: DeliveryStore,
    private readonly clock: Clock,
    private readonly handlers: JobHandlers,
    private readonly recurring: RecurringJobs,
  ) {}

  onModuleInit(): void {
    this.handlers.register(SEND_JOB, (_: null, { signal }) => this.sending.sendDue(signal));
    this.handlers.register(FORGET_JOB, ({ webhookId }: { readonly webhookId: number }) =>
      this.deliveries.forgetOf(webhookId),
    );
    this.recurring.every('developer.send-webhooks', LOOK_MS, ({ signal }) => this.sending.sendDue(signal));
    this.recurring.every('developer.forget-deliveries', HOUR_MS, () => this.forgetOld());
  }

  forgetOld(): Promise<void> {
    return this.deliveries.forgetBefore(new Date(this.clock.now().getTime() - RETENTION_MS));
  }
}
