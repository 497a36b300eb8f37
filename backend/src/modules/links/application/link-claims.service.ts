import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../config/settings';
import { SignedText } from '../../../shared/crypto/signed-text';
import type { LinkClaim } from '../domain/link-access';

/**
 * A claim proves that its holder made a link. Creation hands it out; a guest takes back a link with
 * it, and a new member claims the links of the device.
 */
@Injectable()
export class LinkClaims {
  private readonly signed: SignedText;

  constructor(secrets: SecretSettings) {
    this.signed = new SignedText(secrets.secret, 'link-claim');
  }

  issue(linkId: number): string {
    return this.signed.sign({ linkId });
  }

  /** Null when the text is no claim of ours. */
  read(text: string | undefined): LinkClaim | null {
    const linkId = text === undefined ? undefined : this.signed.open(text)?.['linkId'];
    return typeof linkId === 'number' ? { linkId } : null;
  }
}
