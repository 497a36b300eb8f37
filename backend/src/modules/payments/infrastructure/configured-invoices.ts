import { Injectable } from '@nestjs/common';
import { PaymentSettings } from '../../../config/payment-settings';
import { type InvoiceProvider, InvoiceProviders } from '../application/ports/invoice-provider';
import { EzpayInvoices } from './ezpay/ezpay-invoices';

/** ezPay, if the settings have keys for it. */
@Injectable()
export class ConfiguredInvoices extends InvoiceProviders {
  readonly provider: InvoiceProvider | null;

  constructor({ ezPay }: PaymentSettings) {
    super();
    this.provider = ezPay && new EzpayInvoices(ezPay);
  }
}
