import { Module } from '@nestjs/common';
import { ComparePayments } from './compare-payments.service';
import { Reconcile } from './reconcile.service';
import { ReconciliationReports } from './reconciliation-reports.service';
import { ReconciliationUpkeep } from './reconciliation-upkeep';
import { PaymentGatewayEventsModule } from '../gateway-events/gateway-events.module';
import { PaymentStoresModule } from '../../payment-stores.module';

/** Compares each day's payments with the gateways'. */
@Module({
  imports: [PaymentStoresModule, PaymentGatewayEventsModule],
  providers: [ComparePayments, Reconcile, ReconciliationReports, ReconciliationUpkeep],
  exports: [ReconciliationReports],
})
export class PaymentReconciliationModule {}
