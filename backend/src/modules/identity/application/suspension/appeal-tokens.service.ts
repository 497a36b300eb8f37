import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../../config/settings';
import { SignedText } from '../../../../shared/crypto/signed-text';
import { Clock } from '../../../../shared/domain/clock';

const HOUR_MS = 3_600_000;
/** `door`: for a person who has just proven who they are; `mail`: for one who reads a mail some time. */
const LIFETIMES_MS = { door: HOUR_MS, mail: 90 * 24 * HOUR_MS } as const;

/** Shows who a suspended person is, who cannot sign in: in the mail that tells them, and after they have proven it anew. */
@Injectable()
export class AppealTokensService {
  private readonly signed: SignedText;

  constructor(
    secrets: SecretSettings,
    private readonly clock: Clock,
  ) {
    this.signed = new SignedText(secrets.secret, 'suspension-appeal');
  }

  issue(userId: number, where: keyof typeof LIFETIMES_MS): string {
    return this.signed.sign({ userId, until: this.clock.now().getTime() + LIFETIMES_MS[where] });
  }

  /** Whose it is; null for what is none of ours or is too old. */
  read(token: string): number | null {
    const { userId, until } = this.signed.open(token) ?? {};
    if (typeof userId !== 'number' || typeof until !== 'number') return null;
    return until > this.clock.now().getTime() ? userId : null;
  }
}
