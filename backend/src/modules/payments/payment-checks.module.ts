import { Module } from '@nestjs/common';
import { PlatformModule } from '../../shared/platform/platform.module';
import { GatewayChecksService } from './application/gateway-checks.service';
import { InvoiceProviders } from './application/ports/invoice-provider';
import { PaymentGateways } from './application/ports/payment-gateway';
import { ConfiguredGateways } from './infrastructure/configured-gateways';
import { ConfiguredInvoices } from './infrastructure/configured-invoices';
import { PayPalNames } from './infrastructure/paypal/paypal-catalog';

/** Nothing is bought here, so nothing gets a name at PayPal. */
class NoPayPalNames extends PayPalNames {
  find(): Promise<null> {
    return Promise.resolve(null);
  }

  add(): Promise<void> {
    return Promise.resolve();
  }
}

/** The services that take money and issue invoices, without a database: for programs that look at an installation. */
@Module({
  imports: [PlatformModule],
  providers: [
    GatewayChecksService,
    { provide: PayPalNames, useClass: NoPayPalNames },
    { provide: PaymentGateways, useClass: ConfiguredGateways },
    { provide: InvoiceProviders, useClass: ConfiguredInvoices },
  ],
})
export class PaymentChecksModule {}
