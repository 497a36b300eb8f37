import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../config/settings';
import { SignedText } from '../../../shared/crypto/signed-text';
import { ReportLinkInvalid } from '../domain/weekly-reports.errors';
import type { ReportKey } from './ports/weekly-report-store';

/** Proves that the holder of a mail may turn its report off. Such a token never expires: old mails must still work. */
@Injectable()
export class ReportEndTokensService {
  private readonly signed: SignedText;

  constructor({ secret }: SecretSettings) {
    this.signed = new SignedText(secret, 'weekly-report-end');
  }

  issue({ userId, groupId }: ReportKey): string {
    return this.signed.sign({ userId, groupId });
  }

  /** Throws `ReportLinkInvalid`. */
  keyIn(token: string): ReportKey {
    const { userId, groupId } = this.signed.open(token) ?? {};
    if (typeof userId !== 'number' || typeof groupId !== 'number') throw new ReportLinkInvalid();
    return { userId, groupId };
  }
}
