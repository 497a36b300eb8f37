import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../../config/settings';
import { SealedText } from '../../../../shared/crypto/sealed-text';
import {
  DEFAULT_INVOICE_SETTINGS,
  type InvoiceInput,
  type InvoiceSettings,
  parseInvoiceSettings,
} from '../../domain/invoice-settings';
import { InvoiceCodesService } from './invoice-codes.service';
import { InvoiceSettingsStore } from '../ports/invoice-settings-store';

/** What a group's invoices are made out by. */
export interface GroupInvoice extends InvoiceSettings {
  /** False while these are the defaults, which no one in the group has chosen. */
  readonly isSaved: boolean;
}

/** How invoices of a group are made out: they hold names and addresses of people, so they are stored sealed. */
@Injectable()
export class InvoiceProfilesService {
  private readonly sealed: SealedText;

  constructor(
    private readonly store: InvoiceSettingsStore,
    private readonly codes: InvoiceCodesService,
    secrets: SecretSettings,
  ) {
    this.sealed = new SealedText(secrets.secret, 'invoice-settings');
  }

  async settingsOf(groupId: number): Promise<InvoiceSettings> {
    return (await this.saved(groupId)) ?? DEFAULT_INVOICE_SETTINGS;
  }

  async groupInvoiceOf(groupId: number): Promise<GroupInvoice> {
    const saved = await this.saved(groupId);
    return { ...(saved ?? DEFAULT_INVOICE_SETTINGS), isSaved: saved !== null };
  }

  /** For orders from now on. May ask the provider, so never within a transaction. Throws `InvalidInput`. */
  async save(groupId: number, input: InvoiceInput): Promise<InvoiceSettings> {
    const settings = parseInvoiceSettings(input);
    await this.codes.requireKnown(settings, {
      before: await this.settingsOf(groupId),
      asker: `group ${groupId}`,
    });
    await this.store.put(groupId, this.seal(settings));
    return settings;
  }

  /** Of one order, corrected by that site admin. May ask the provider, too. Throws `InvalidInput`. */
  async checked(input: InvoiceInput, userId: number): Promise<InvoiceSettings> {
    const settings = parseInvoiceSettings(input);
    await this.codes.requireKnown(settings, { before: null, asker: `user ${userId}` });
    return settings;
  }

  /** Corrects what the group has, where it is still the same: its next invoice would fail in the same way. */
  async correct(groupId: number, wrong: InvoiceSettings, right: InvoiceSettings): Promise<void> {
    const stored = await this.store.find(groupId);
    if (stored === null || !isDeepStrictEqual(this.open(stored), wrong)) return;
    await this.store.replace(groupId, stored, this.seal(right));
  }

  remove(groupIds: readonly number[]): Promise<void> {
    return this.store.remove(groupIds);
  }

  private async saved(groupId: number): Promise<InvoiceSettings | null> {
    const stored = await this.store.find(groupId);
    return stored === null ? null : this.open(stored);
  }

  seal(settings: InvoiceSettings): string {
    return this.sealed.seal(JSON.stringify(settings));
  }

  open(sealed: string): InvoiceSettings {
    return JSON.parse(this.sealed.open(sealed)) as InvoiceSettings;
  }
}
