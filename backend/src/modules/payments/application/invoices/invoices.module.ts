import { Module } from '@nestjs/common';
import { AllowanceChangesService } from './allowance-changes.service';
import { InvoiceAlertsService } from './invoice-alerts.service';
import { InvoiceChangesService } from './invoice-changes.service';
import { InvoiceCodesService } from './invoice-codes.service';
import { InvoiceDocumentsService } from './invoice-documents.service';
import { InvoiceMailsService } from './invoice-mails.service';
import { InvoiceMetrics } from './invoice-metrics';
import { InvoiceProfilesService } from './invoice-profiles.service';
import { InvoiceRequestsService } from './invoice-requests.service';
import { InvoiceUpkeep } from './invoice-upkeep';
import { IssueAllowancesService } from './issue-allowances.service';
import { IssueInvoicesService } from './issue-invoices.service';
import { RecordInvoiceService } from './record-invoice.service';
import { ReducedInvoicesService } from './reduced-invoices.service';
import { PaymentMailsModule } from '../mails/mails.module';
import { PaymentStoresModule } from '../../payment-stores.module';
import { RateLimitModule } from '../../../../shared/rate-limit/rate-limit.module';

/** Makes invoices out, sends them and mends them. */
@Module({
  imports: [RateLimitModule, PaymentStoresModule, PaymentMailsModule],
  providers: [
    AllowanceChangesService,
    InvoiceAlertsService,
    InvoiceChangesService,
    InvoiceCodesService,
    InvoiceDocumentsService,
    InvoiceMailsService,
    InvoiceMetrics,
    InvoiceProfilesService,
    InvoiceRequestsService,
    InvoiceUpkeep,
    IssueAllowancesService,
    IssueInvoicesService,
    RecordInvoiceService,
    ReducedInvoicesService,
  ],
  exports: [InvoiceProfilesService, RecordInvoiceService, ReducedInvoicesService],
})
export class PaymentInvoicesModule {}
