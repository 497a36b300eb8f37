import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../config/settings';
import { SealedText } from '../../../shared/crypto/sealed-text';
import {
  DEFAULT_INVOICE_SETTINGS,
  type InvoiceInput,
  type InvoiceSettings,
  parseInvoiceSettings,
} from '../domain/invoice-settings';
import { InvoiceSettingsStore } from './ports/invoice-settings-store';

/** How invoices of a group are made out: they hold names and addresses of people, so they are stored sealed. */
@Injectable()
export class InvoiceProfiles {
  private readonly sealed: SealedText;

  constructor(
    private readonly store: InvoiceSettingsStore,
    secrets: SecretSettings,
  ) {
    this.sealed = new SealedText(secrets.secret, 'invoice-settings');
  }

  async of(groupId: number): Promise<InvoiceSettings> {
    const stored = await this.store.find(groupId);
    return stored === null ? DEFAULT_INVOICE_SETTINGS : this.open(stored);
  }

  /** For orders from now on. Throws `InvalidInput`. */
  async save(groupId: number, input: InvoiceInput): Promise<InvoiceSettings> {
    const settings = parseInvoiceSettings(input);
    await this.store.put(groupId, this.seal(settings));
    return settings;
  }

  remove(groupIds: readonly number[]): Promise<void> {
    return this.store.remove(groupIds);
  }

  seal(settings: InvoiceSettings): string {
    return this.sealed.seal(JSON.stringify(settings));
  }

  open(sealed: string): InvoiceSettings {
    return JSON.parse(this.sealed.open(sealed)) as InvoiceSettings;
  }
}
