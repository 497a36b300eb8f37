import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OfferedPayments } from '../../../shared/offered-payments/offered-payments';
import { PaymentGateways } from './ports/payment-gateway';

/** Lets the site tell by what plans can be paid. */
@Injectable()
export class OfferPayments implements OnModuleInit {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly offered: OfferedPayments,
  ) {}

  onModuleInit(): void {
    this.offered.register(() => this.gateways.offered);
  }
}
