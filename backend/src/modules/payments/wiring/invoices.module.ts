import { Module } from '@nestjs/common';
import { AllowanceChanges } from '../application/invoices/allowance-changes.service';
import { InvoiceAlerts } from '../application/invoices/invoice-alerts.service';
import { InvoiceChanges } from '../application/invoices/invoice-changes.service';
import { InvoiceCodes } from '../application/invoices/invoice-codes.service';
import { InvoiceDocuments } from '../application/invoices/invoice-documents.service';
import { InvoiceMails } from '../application/invoices/invoice-mails.service';
import { InvoiceMetrics } from '../application/invoices/invoice-metrics';
import { InvoiceProfiles } from '../application/invoices/invoice-profiles.service';
import { InvoiceRequests } from '../application/invoices/invoice-requests.service';
import { InvoiceUpkeep } from '../application/invoices/invoice-upkeep';
import { IssueAllowances } from '../application/invoices/issue-allowances.service';
import { IssueInvoices } from '../application/invoices/issue-invoices.service';
import { RecordInvoice } from '../application/invoices/record-invoice.service';
import { ReducedInvoices } from '../application/invoices/reduced-invoices.service';
import { PaymentMailsModule } from './mails.module';
import { PaymentStoresModule } from './stores.module';

/** Makes invoices out, sends them and mends them. */
@Module({
  imports: [PaymentStoresModule, PaymentMailsModule],
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
