import { Module } from '@nestjs/common';
import { CONTROLLERS } from './http/controllers';
import { PaymentChangesModule } from './wiring/changes.module';
import { PaymentCouponsModule } from './wiring/coupons.module';
import { PaymentDeskModule } from './wiring/desk.module';
import { PaymentGatewayEventsModule } from './wiring/gateway-events.module';
import { PaymentInvoicesModule } from './wiring/invoices.module';
import { PaymentLedgerModule } from './wiring/ledger.module';
import { PaymentMandatesModule } from './wiring/mandates.module';
import { PaymentOrdersModule } from './wiring/orders.module';
import { PaymentPersonalDataModule } from './wiring/personal-data.module';
import { PaymentPlansModule } from './wiring/plans.module';
import { PaymentReconciliationModule } from './wiring/reconciliation.module';
import { PaymentRefundsModule } from './wiring/refunds.module';
import { PaymentStoresModule } from './wiring/stores.module';
import { PaymentSubscriptionsModule } from './wiring/subscriptions.module';

/** Composes the capabilities, of which each stands on those below it, and what is asked of them over HTTP. */
@Module({
  imports: [
    PaymentChangesModule,
    PaymentCouponsModule,
    PaymentDeskModule,
    PaymentGatewayEventsModule,
    PaymentInvoicesModule,
    PaymentLedgerModule,
    PaymentMandatesModule,
    PaymentOrdersModule,
    PaymentPersonalDataModule,
    PaymentPlansModule,
    PaymentReconciliationModule,
    PaymentRefundsModule,
    PaymentStoresModule,
    PaymentSubscriptionsModule,
  ],
  controllers: [...CONTROLLERS],
  exports: [PaymentOrdersModule, PaymentPlansModule, PaymentStoresModule, PaymentSubscriptionsModule],
})
export class PaymentsModule {}
