import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../../config/settings';
import { deriveKey } from '../../../../shared/crypto/derived-key';
import { sameText } from '../../../../shared/crypto/same-text';

/** The host by which a text is asked for, and the claim in its path. */
export interface HttpProofSubject {
  /** In lower case and ASCII, without a port. */
  readonly host: string;
  readonly claimId: string;
}

/**
 * `<claim id>.<HMAC>`. The host goes into it: a proxy that asks us by another name than the visitor's would also send visits
 * here that no server can serve.
 */
function httpProofText(key: Buffer, { host, claimId }: HttpProofSubject): string {
  const mac = createHmac('sha256', key).update(`${claimId}\n${host}`).digest('base64url');
  return `${claimId}.${mac}`;
}

/** What this installation, and no other, answers at `/.well-known/linklet/<claim id>` of a host. */
@Injectable()
export class HttpProofTextsService {
  private readonly key: Buffer;

  constructor({ secret }: SecretSettings) {
    this.key = deriveKey(secret, 'brand-http-proof');
  }

  textFor(subject: HttpProofSubject): string {
    return httpProofText(this.key, subject);
  }

  /** @param text what a host answered */
  isOurs(text: string, subject: HttpProofSubject): boolean {
    return sameText(text.trim(), this.textFor(subject));
  }
}
