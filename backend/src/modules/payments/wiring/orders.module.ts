import { Module } from '@nestjs/common';
import { IdentityModule } from '../../identity';
import { AttemptChanges } from '../application/orders/attempt-changes.service';
import { Checkout } from '../application/orders/checkout.service';
import { ConfirmPayment } from '../application/orders/confirm-payment.service';
import { HandOvers } from '../application/orders/hand-overs.service';
import { HandleFacts } from '../application/orders/handle-facts.service';
import { OneTimePurchases } from '../application/orders/one-time-purchases.service';
import { OneTimeSales } from '../application/orders/one-time-sales.service';
import { OpenAttempts } from '../application/orders/open-attempts.service';
import { PaymentOffers } from '../application/orders/payment-offers.service';
import { PaymentRecords } from '../application/orders/payment-records.service';
import { PaymentUpkeep } from '../application/orders/payment-upkeep';
import { Purchases } from '../application/orders/purchases.service';
import { ReturnedMoney } from '../application/orders/returned-money.service';
import { Settlement } from '../application/orders/settlement.service';
import { StartPayment } from '../application/orders/start-payment.service';
import { UsePayment } from '../application/orders/use-payment.service';
import { PaymentInvoicesModule } from './invoices.module';
import { PaymentLedgerModule } from './ledger.module';
import { PaymentCouponsModule } from './coupons.module';
import { PaymentGatewayEventsModule } from './gateway-events.module';
import { PaymentRefundsModule } from './refunds.module';
import { PaymentSubscriptionsModule } from './subscriptions.module';
import { PaymentStoresModule } from './stores.module';

/** What is bought, and what follows from its payment. */
@Module({
  imports: [
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
