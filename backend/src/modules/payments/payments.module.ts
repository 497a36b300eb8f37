import { Module } from '@nestjs/common';
import { CONTROLLERS } from './http/controllers';
import { PaymentChangesModule } from './application/changes/changes.module';
import { PaymentCouponsModule } from './application/coupons/coupons.module';
import { PaymentDeskModule } from './application/desk/desk.module';
import { PaymentGatewayEventsModule } from './application/gateway-events/gateway-events.module';
import { PaymentInvoicesModule } from './application/invoices/invoices.module';
import { PaymentLedgerModule } from './application/ledger/ledger.module';
import { PaymentMandatesModule } from './application/mandates/mandates.module';
import { PaymentOrdersModule } from './application/orders/orders.module';
import { PaymentPersonalDataModule } from './application/personal-data/personal-data.module';
import { PaymentPlansModule } from './plans/plans.module';
import { PaymentReconciliationModule } from './application/reconciliation/reconciliation.module';
import { PaymentRefundsModule } from './application/refunds/refunds.module';
import { PaymentStoresModule } from './payment-stores.module';
import { PaymentSubscriptionsModule } from './application/subscriptions/subscriptions.module';

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
