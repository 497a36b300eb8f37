import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../../config/settings';
import { SignedText } from '../../../../shared/crypto/signed-text';

/** Long enough to read a warning on the way, too short for an address with the mark to be passed on. */
const VALID_MS = 10 * 60_000;

/** Marks in the address of a link that a member of its group opens it from the application, which is no visitor's click. */
@Injectable()
export class OwnVisitMarksService {
  private readonly signed: SignedText;

  constructor({ secret }: SecretSettings) {
    this.signed = new SignedText(secret, 'own-visit');
  }

  /** Letters, digits, `-`, `_` and a full stop. `now`: milliseconds since 1970. */
  issue(linkId: number, now: number): string {
    return this.signed.sign({ link: linkId, until: now + VALID_MS });
  }

  /** Whether we wrote it, for this link and not too long ago. */
  isOf(linkId: number, text: string, now: number): boolean {
    const { link, until } = this.signed.open(text) ?? {};
    return link === linkId && typeof until === 'number' && now < until;
  }
}
