import { Module } from '@nestjs/common';
import { ComparePayments } from '../application/reconciliation/compare-payments.service';
import { Reconcile } from '../application/reconciliation/reconcile.service';
import { ReconciliationReports } from '../application/reconciliation/reconciliation-reports.service';
import { ReconciliationUpkeep } from '../application/reconciliation/reconciliation-upkeep';
import { PaymentGatewayEventsModule } from './gateway-events.module';
import { PaymentStoresModule } from './stores.module';

/** Compares each day's payments with the gateways'. */
@Module({
  imports: [PaymentStoresModule, PaymentGatewayEventsModule],
  providers: [ComparePayments, Reconcile, ReconciliationReports, ReconciliationUpkeep],
  exports: [ReconciliationReports],
})
export class PaymentReconciliationModule {}
