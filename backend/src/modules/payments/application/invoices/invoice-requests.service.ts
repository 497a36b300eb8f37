import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { type InvoiceDocument, registeredCodeOf } from '../../domain/invoice-document';
import type { Invoice } from '../../domain/invoice.entity';
import { InvoiceAlertsService } from './invoice-alerts.service';
import { InvoiceChangesService } from './invoice-changes.service';
import { InvoiceCodesService } from './invoice-codes.service';
import { InvoiceDocumentsService } from './invoice-documents.service';
import type { InvoiceKey, InvoiceNames, InvoiceProvider } from '../ports/invoice-provider';

/** Why an invoice is left to a person, beside the codes of its provider. */
const UNREGISTERED = { mobile: 'unknown-carrier', charity: 'unknown-charity' } as const;

/** What is sent about an invoice: stored before, so that it has no second effect; otherwise made and stored now. */
@Injectable()
export class InvoiceRequestsService {
  constructor(
    private readonly documents: InvoiceDocumentsService,
    private readonly codes: InvoiceCodesService,
    private readonly changes: InvoiceChangesService,
    private readonly alerts: InvoiceAlertsService,
    private readonly clock: Clock,
  ) {}

  /** Null when the invoice cannot go where it should, and is left to a person. */
  async toIssue(provider: InvoiceProvider, invoice: Invoice, { number }: InvoiceKey): Promise<string | null> {
    if (invoice.request !== null) return invoice.request;
    const document = await this.documents.documentOf(invoice);
    const code = registeredCodeOf(document.delivery);
    // One whose money went back is sent only to learn whether there is one already.
    if (code && invoice.revokedAt === null && (await this.codes.isUnknown(code))) {
      await this.stop(invoice, document, UNREGISTERED[code.kind]);
      return null;
    }
    return this.store(invoice, document, provider.issueRequest(number, document, this.clock.now()));
  }

  async toReduce(provider: InvoiceProvider, invoice: Invoice, names: InvoiceNames): Promise<string> {
    if (invoice.request !== null) return invoice.request;
    const document = await this.documents.documentOf(invoice);
    return this.store(invoice, document, provider.allowanceRequest(names, document, this.clock.now()));
  }

  /** What really is to be sent: another process may have stored it before. */
  private async store(invoice: Invoice, document: InvoiceDocument, made: string): Promise<string> {
    let stored = null as string | null;
    await this.changes.change(invoice, async (held) => {
      if (held.request === null && (await this.says(held, document))) held.send(made);
      stored = held.request;
    });
    if (stored === null) throw new Error('the invoice has changed meanwhile');
    return stored;
  }

  private stop(invoice: Invoice, document: InvoiceDocument, reason: string): Promise<void> {
    return this.changes.change(invoice, async (held) => {
      const isSame = held.request === null && held.revokedAt === null && (await this.says(held, document));
      if (!isSame) return;
      held.stop(reason);
      await this.alerts.open('stuck', held);
    });
  }

  /** Those who run the site may have corrected it since it was read. */
  private async says(held: Invoice, document: InvoiceDocument): Promise<boolean> {
    return isDeepStrictEqual(await this.documents.documentOf(held), document);
  }
}
