import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type LabelledNumber, Metrics } from '../../../../shared/health/metrics';
import type { PaymentType } from '../../domain/payment-type';
import { PaymentGateways } from '../ports/payment-gateway';

const LABELS = ['gateway'] as const;

/** Counts what is sent to the addresses of gateways: what is from them, and what is not. */
@Injectable()
export class NoticeCountsService implements OnModuleInit {
  private readonly received = new Map<PaymentType, number>();
  private readonly refused = new Map<PaymentType, number>();

  constructor(
    private readonly gateways: PaymentGateways,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const received = 'Messages of gateways, and customers who came back from them.';
    this.expose({ name: 'linklet_payment_notices_received_total', help: received }, this.received);
    const refused = 'Messages to the addresses of gateways that were not from them.';
    this.expose({ name: 'linklet_payment_notices_refused_total', help: refused }, this.refused);
  }

  note(type: PaymentType, isKnown: boolean): void {
    const counts = isKnown ? this.received : this.refused;
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }

  private expose(metric: { name: string; help: string }, counts: ReadonlyMap<PaymentType, number>): void {
    this.metrics.counters({ ...metric, labels: LABELS }, () => this.numbersIn(counts));
  }

  /** Gateways are there from the beginning: what never grew is 0, not absent. */
  private numbersIn(counts: ReadonlyMap<PaymentType, number>): LabelledNumber<'gateway'>[] {
    return this.gateways.offered.map((gateway) => ({ of: { gateway }, value: counts.get(gateway) ?? 0 }));
  }
}
