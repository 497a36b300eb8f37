import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../config/settings';
import { SignedText } from '../../../shared/crypto/signed-text';
import type { Actor } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { actorOf, claimsFor } from '../domain/access-token';
import { Unauthorized } from '../domain/identity.errors';

/** Hands out access tokens and tells who holds one. */
@Injectable()
export class AccessTokens {
  private readonly signed: SignedText;

  constructor(
    secrets: SecretSettings,
    private readonly clock: Clock,
  ) {
    this.signed = new SignedText(secrets.secret, 'access-token');
  }

  issue(actor: Actor): string {
    return this.signed.sign(claimsFor(actor, this.clock.now()));
  }

  /** Throws `Unauthorized` when the token is none of ours or has expired. */
  holder(token: string): Actor {
    const claims = this.signed.open(token);
    const actor = claims && actorOf(claims, this.clock.now());
    if (!actor) throw new Unauthorized();
    return actor;
  }
}
