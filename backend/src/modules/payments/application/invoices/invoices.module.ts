import { Module } from '@nestjs/common';
import { AllowanceChanges } from './allowance-changes.service';
import { InvoiceAlerts } from './invoice-alerts.service';
import { InvoiceChanges } from './invoice-changes.service';
import { InvoiceCodes } from './invoice-codes.service';
import { InvoiceDocuments } from './invoice-documents.service';
import { InvoiceMails } from './invoice-mails.service';
import { InvoiceMetrics } from './invoice-metrics';
import { InvoiceProfiles } from './invoice-profiles.service';
import { InvoiceRequests } from './invoice-requests.service';
import { InvoiceUpkeep } from './invoice-upkeep';
import { IssueAllowances } from './issue-allowances.service';
import { IssueInvoices } from './issue-invoices.service';
import { RecordInvoice } from './record-invoice.service';
import { ReducedInvoices } from './reduced-invoices.service';
import { PaymentMailsModule } from '../mails/mails.module';
import { PaymentStoresModule } from '../../payment-stores.module';
import { RateLimitModule } from '../../../../shared/rate-limit/rate-limit.module';

/** Makes invoices out, sends them and mends them. */
@Module({
  imports: [RateLimitModule, PaymentStoresModule, PaymentMailsModule],
  providers: [
    AllowanceChanges,
    InvoiceAlerts,
    InvoiceChanges,
    InvoiceCodes,
    InvoiceDocuments,
    InvoiceMails,
    InvoiceMetrics,
    InvoiceProfiles,
    InvoiceRequests,
    InvoiceUpkeep,
    IssueAllowances,
    IssueInvoices,
    RecordInvoice,
    ReducedInvoices,
  ],
  exports: [InvoiceProfiles, RecordInvoice, ReducedInvoices],
})
export class PaymentInvoicesModule {}
