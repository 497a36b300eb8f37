import { Module } from '@nestjs/common';
import { IdentityModule } from '../../../identity';
import { AttemptChangesService } from './attempt-changes.service';
import { CheckoutService } from './checkout.service';
import { ConfirmPaymentService } from './confirm-payment.service';
import { HandOversService } from './hand-overs.service';
import { HandleFactsService } from './handle-facts.service';
import { OneTimePurchasesService } from './one-time-purchases.service';
import { OneTimeSalesService } from './one-time-sales.service';
import { OpenAttemptsService } from './open-attempts.service';
import { PaymentOffersService } from './payment-offers.service';
import { PaymentRecordsService } from './payment-records.service';
import { PaymentUpkeep } from './payment-upkeep';
import { PurchasesService } from './purchases.service';
import { ReturnedMoneyService } from './returned-money.service';
import { SettlementService } from './settlement.service';
import { StartPaymentService } from './start-payment.service';
import { UsePaymentService } from './use-payment.service';
import { PaymentInvoicesModule } from '../invoices/invoices.module';
import { PaymentLedgerModule } from '../ledger/ledger.module';
import { PaymentCouponsModule } from '../coupons/coupons.module';
import { PaymentGatewayEventsModule } from '../gateway-events/gateway-events.module';
import { PaymentRefundsModule } from '../refunds/refunds.module';
import { PaymentSubscriptionsModule } from '../subscriptions/subscriptions.module';
import { PaymentStoresModule } from '../../payment-stores.module';
import { GeoModule } from '../../../../shared/geo/geo.module';
import { RateLimitModule } from '../../../../shared/rate-limit/rate-limit.module';

/** What is bought, and what follows from its payment. */
@Module({
  imports: [
    GeoModule,
    RateLimitModule,
    IdentityModule,
    PaymentStoresModule,
    PaymentInvoicesModule,
    PaymentLedgerModule,
    PaymentCouponsModule,
    PaymentGatewayEventsModule,
    PaymentRefundsModule,
    PaymentSubscriptionsModule,
  ],
  providers: [
    AttemptChangesService,
    CheckoutService,
    ConfirmPaymentService,
    HandOversService,
    HandleFactsService,
    OneTimePurchasesService,
    OneTimeSalesService,
    OpenAttemptsService,
    PaymentOffersService,
    PaymentRecordsService,
    PaymentUpkeep,
    PurchasesService,
    ReturnedMoneyService,
    SettlementService,
    StartPaymentService,
    UsePaymentService,
  ],
  exports: [
    CheckoutService,
    ConfirmPaymentService,
    OneTimePurchasesService,
    PaymentOffersService,
    PaymentRecordsService,
    PurchasesService,
    SettlementService,
    StartPaymentService,
    UsePaymentService,
  ],
})
export class PaymentOrdersModule {}
