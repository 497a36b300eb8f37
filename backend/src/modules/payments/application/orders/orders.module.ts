import { Module } from '@nestjs/common';
import { IdentityModule } from '../../../identity';
import { AttemptChanges } from './attempt-changes.service';
import { Checkout } from './checkout.service';
import { ConfirmPayment } from './confirm-payment.service';
import { HandOvers } from './hand-overs.service';
import { HandleFacts } from './handle-facts.service';
import { OneTimePurchases } from './one-time-purchases.service';
import { OneTimeSales } from './one-time-sales.service';
import { OpenAttempts } from './open-attempts.service';
import { PaymentOffers } from './payment-offers.service';
import { PaymentRecords } from './payment-records.service';
import { PaymentUpkeep } from './payment-upkeep';
import { Purchases } from './purchases.service';
import { ReturnedMoney } from './returned-money.service';
import { Settlement } from './settlement.service';
import { StartPayment } from './start-payment.service';
import { UsePayment } from './use-payment.service';
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
    AttemptChanges,
    Checkout,
    ConfirmPayment,
    HandOvers,
    HandleFacts,
    OneTimePurchases,
    OneTimeSales,
    OpenAttempts,
    PaymentOffers,
    PaymentRecords,
    PaymentUpkeep,
    Purchases,
    ReturnedMoney,
    Settlement,
    StartPayment,
    UsePayment,
  ],
  exports: [
    Checkout,
    ConfirmPayment,
    OneTimePurchases,
    PaymentOffers,
    PaymentRecords,
    Purchases,
    Settlement,
    StartPayment,
    UsePayment,
  ],
})
export class PaymentOrdersModule {}
