import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../config/settings';
import { SignedText } from '../../../shared/crypto/signed-text';
import { Clock } from '../../../shared/domain/clock';
import { type AccessTokenClaims, claimsFor, readClaims, type TokenHolder } from '../domain/access-token';
import { Unauthorized } from '../domain/identity.errors';

/** Hands out access tokens and tells who holds one. */
@Injectable()
export class AccessTokensService {
  private readonly signed: SignedText;

  constructor(
    secrets: SecretSettings,
    private readonly clock: Clock,
  ) {
    this.signed = new SignedText(secrets.secret, 'access-token');
  }

  issue(holder: TokenHolder): string {
    return this.signed.sign(claimsFor(holder, this.clock.now()));
  }

  /** Throws `Unauthorized` when the token is none of ours or has expired. */
  claimsOf(token: string): AccessTokenClaims {
    const claims = this.signed.open(token);
    const known = claims && readClaims(claims, this.clock.now());
    if (!known) throw new Unauthorized();
    return known;
  }
}
