import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../../config/settings';
import { SealedText } from '../../../../shared/crypto/sealed-text';
import { webhookSecretOf } from '../../../../shared/crypto/webhook-signature';
import { Randomness } from '../../../../shared/domain/randomness';
import type { StoredSecret } from '../domain/webhook.entity';

const SECRET_BYTES = 32;
const HINT_SIGNS = 4;

/** A secret that its owner sees this once, and how it is kept. */
export interface MadeSecret {
  readonly shown: string;
  readonly stored: StoredSecret;
}

/** Secrets by which receivers know that a webhook is from here. */
@Injectable()
export class WebhookSecretsService {
  private readonly sealed: SealedText;

  constructor(
    private readonly randomness: Randomness,
    { secret }: SecretSettings,
  ) {
    this.sealed = new SealedText(secret, 'webhook-secrets');
  }

  make(): MadeSecret {
    const shown = webhookSecretOf(this.randomness.bytes(SECRET_BYTES));
    const hint = `whsec_…${shown.slice(-HINT_SIGNS)}`;
    return { shown, stored: { sealed: this.sealed.seal(shown), hint } };
  }

  open(sealed: string): string {
    return this.sealed.open(sealed);
  }
}
