import { Injectable } from '@nestjs/common';
import { PaymentSettings } from '../../../config/payment-settings';
import { WebSettings } from '../../../config/settings';
import { Clock } from '../../../shared/domain/clock';
import { type PaymentGateway, PaymentGateways } from '../application/ports/payment-gateway';
import type { PaymentType } from '../domain/payment-type';
import { NewebpayGateway } from './newebpay/newebpay-gateway';

/** The gateways that the settings have keys for. */
@Injectable()
export class ConfiguredGateways extends PaymentGateways {
  private readonly gateways: ReadonlyMap<PaymentType, PaymentGateway>;

  constructor({ newebPay }: PaymentSettings, { appOrigin }: WebSettings, clock: Clock) {
    super();
    const gateways = newebPay ? [new NewebpayGateway(newebPay, appOrigin, clock)] : [];
    this.gateways = new Map(gateways.map((gateway) => [gateway.type, gateway]));
  }

  get offered(): readonly PaymentType[] {
    return [...this.gateways.keys()];
  }

  find(type: PaymentType): PaymentGateway | null {
    return this.gateways.get(type) ?? null;
  }
}
