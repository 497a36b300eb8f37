import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../../config/settings';
import { deriveKey } from '../../../../shared/crypto/derived-key';
import { sameText } from '../../../../shared/crypto/same-text';

/** What every process of this installation, and no other server, answers where authorities ask: found without a store. */
@Injectable()
export class OwnPathTextsService {
  private readonly key: Buffer;

  constructor({ secret }: SecretSettings) {
    this.key = deriveKey(secret, 'own-challenge-path');
  }

  /** The name under which the host is asked for its text; it cannot be told from that of an authority. */
  tokenOf(host: string): string {
    return this.sign(`token\n${host}`);
  }

  textOf(host: string): string {
    return `${this.tokenOf(host)}.${this.sign(`text\n${host}`)}`;
  }

  /** The text for the token of this host; null for all other tokens. */
  answerTo(host: string, token: string): string | null {
    return sameText(token, this.tokenOf(host)) ? this.textOf(host) : null;
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
