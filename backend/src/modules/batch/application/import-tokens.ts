import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../config/settings';
import { SealedText } from '../../../shared/crypto/sealed-text';

/** Tokens of other services, which are kept until their links have been fetched, and sealed. */
@Injectable()
export class ImportTokens {
  private readonly sealed: SealedText;

  constructor({ secret }: SecretSettings) {
    this.sealed = new SealedText(secret, 'batch-imports');
  }

  seal(token: string): string {
    return this.sealed.seal(token);
  }

  open(sealed: string): string {
    return this.sealed.open(sealed);
  }
}
