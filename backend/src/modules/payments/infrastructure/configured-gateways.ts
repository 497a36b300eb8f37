import { Injectable } from '@nestjs/common';
import { PaymentSettings } from '../../../config/payment-settings';
import { SecretSettings, WebSettings } from '../../../config/settings';
import { SealedText } from '../../../shared/crypto/sealed-text';
import { Clock } from '../../../shared/domain/clock';
import { type PaymentGateway, PaymentGateways } from '../application/ports/payment-gateway';
import type { PaymentType } from '../domain/payment-type';
import { LinePayGateway } from './linepay/line-pay-gateway';
import { NewebpayGateway } from './newebpay/newebpay-gateway';
import { PayPalNames } from './paypal/paypal-catalog';
import { PayPalGateway } from './paypal/paypal-gateway';

/** The gateways that the settings have keys for. */
@Injectable()
export class ConfiguredGateways extends PaymentGateways {
  private readonly gateways: ReadonlyMap<PaymentType, PaymentGateway>;

  constructor(
    { newebPay, linePay, payPal }: PaymentSettings,
    { appOrigin }: WebSettings,
    { secret }: SecretSettings,
    clock: Clock,
    names: PayPalNames,
  ) {
    super();
    const keys = new SealedText(secret, 'line-pay-keys');
    const gateways: readonly PaymentGateway[] = [
      ...(newebPay ? [new NewebpayGateway(newebPay, appOrigin, clock)] : []),
      ...(linePay ? [new LinePayGateway(linePay, appOrigin, keys, clock)] : []),
      ...(payPal ? [new PayPalGateway(payPal, names, appOrigin, clock)] : []),
    ];
    this.gateways = new Map(gateways.map((gateway) => [gateway.type, gateway]));
  }

  get offered(): readonly PaymentType[] {
    return [...this.gateways.keys()];
  }

  find(type: PaymentType): PaymentGateway | null {
    return this.gateways.get(type) ?? null;
  }
}
