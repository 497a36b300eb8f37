import { CorrectInvoice } from './desk/correct-invoice.service';
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
import { SettleInvoice } from './settle-invoice.service';

/** What makes invoices out, sends them and mends them. */
export const INVOICE_SERVICES = [
  CorrectInvoice,
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
  SettleInvoice,
];
