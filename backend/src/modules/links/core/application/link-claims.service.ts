import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../../config/settings';
import { SignedText } from '../../../../shared/crypto/signed-text';
import type { Link } from '../domain/link.entity';
import type { LinkClaim } from '../domain/link-access';

/**
 * A claim proves that its holder made a link. Creation hands it out; a guest takes back a link with
 * it, and a new member claims the links of the device.
 */
@Injectable()
export class LinkClaimsService {
  private readonly signed: SignedText;

  constructor(secrets: SecretSettings) {
    this.signed = new SignedText(secrets.secret, 'link-claim');
  }

  /** Names the link by its slug, which stays taken for ever, and not by a number that a restored backup might give again. */
  issue({ domainId, slug }: Pick<Link, 'domainId' | 'slug'>): string {
    return this.signed.sign({ domainId, slug });
  }

  /** Null when the text is no claim of ours. */
  claimIn(text: string | undefined): LinkClaim | null {
    const { domainId, slug } = (text === undefined ? null : this.signed.open(text)) ?? {};
    return typeof domainId === 'number' && typeof slug === 'string' ? { domainId, slug } : null;
  }
}
