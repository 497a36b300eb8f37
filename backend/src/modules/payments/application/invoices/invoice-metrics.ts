import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../../shared/health/metrics';
import { AllowanceStore } from '../ports/allowance-store';
import { InvoiceStore } from '../ports/invoice-store';

/** Tells those who run the site how many invoices wait. */
@Injectable()
export class InvoiceMetrics implements OnModuleInit {
  constructor(
    private readonly invoices: InvoiceStore,
    private readonly allowances: AllowanceStore,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge(
      'linklet_invoices_waiting',
      'Invoices that are to be issued, taken back or reduced.',
      async () => (await this.invoices.countWaiting()) + (await this.allowances.countWaiting()),
    );
    this.metrics.gauge(
      'linklet_invoices_stuck',
      'Invoices that a person has to look at.',
      async () => (await this.invoices.countStuck()) + (await this.allowances.countStuck()),
    );
  }
}
