import { generateKeyPairSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../../config/settings';
import { SealedText } from '../../../../shared/crypto/sealed-text';

/** Makes private keys, and seals them for the database: a backup without the secret holds none that can be used. */
@Injectable()
export class SealedKeys {
  /** Of certificates and of what is shown to an authority. */
  private readonly certificates: SealedText;
  private readonly accounts: SealedText;

  constructor({ secret }: SecretSettings) {
    this.certificates = new SealedText(secret, 'certificate-keys');
    this.accounts = new SealedText(secret, 'acme-account-keys');
  }

  /** Null when it was sealed with another secret than the present one. */
  open(kind: 'certificates' | 'accounts', sealed: string): string | null {
    try {
      return this[kind].open(sealed);
    } catch {
      return null;
    }
  }

  seal(kind: 'certificates' | 'accounts', text: string): string {
    return this[kind].seal(text);
  }

  /** A new P-256 key, as PEM. */
  make(): string {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  }
}
