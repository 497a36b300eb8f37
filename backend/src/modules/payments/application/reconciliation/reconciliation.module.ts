import { Module } from '@nestjs/common';
import { ComparePaymentsService } from './compare-payments.service';
import { ReconcileService } from './reconcile.service';
import { ReconciliationReportsService } from './reconciliation-reports.service';
import { ReconciliationUpkeep } from './reconciliation-upkeep';
import { PaymentGatewayEventsModule } from '../gateway-events/gateway-events.module';
import { PaymentStoresModule } from '../../payment-stores.module';

/** Compares each day's payments with the gateways'. */
@Module({
  imports: [PaymentStoresModule, PaymentGatewayEventsModule],
  providers: [ComparePaymentsService, ReconcileService, ReconciliationReportsService, ReconciliationUpkeep],
  exports: [ReconciliationReportsService],
})
export class PaymentReconciliationModule {}
