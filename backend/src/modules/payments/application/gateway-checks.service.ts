import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { InvoiceProviders } from './ports/invoice-provider';
import { PaymentGateways } from './ports/payment-gateway';

/** What a service with keys said to a harmless question. */
export interface GatewayCheck {
  readonly name: string;
  /** Null when the keys are right. */
  readonly refusal: string | null;
}

/** Finds out whether the keys of all that takes money or issues invoices are right. */
@Injectable()
export class GatewayChecksService {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly invoices: InvoiceProviders,
    private readonly clock: Clock,
  ) {}

  run(): Promise<GatewayCheck[]> {
    const { provider } = this.invoices;
    return Promise.all([
      ...this.gateways.offered.map((type) =>
        this.check(type, () => this.gateways.find(type)?.checkKeys() ?? Promise.resolve(null)),
      ),
      ...(provider ? [this.check('ezPay', () => provider.probe(this.clock.now()))] : []),
    ]);
  }

  private async check(name: string, probe: () => Promise<string | null>): Promise<GatewayCheck> {
    try {
      return { name, refusal: await probe() };
    } catch (error) {
      return { name, refusal: error instanceof Error ? error.message : String(error) };
    }
  }
}
