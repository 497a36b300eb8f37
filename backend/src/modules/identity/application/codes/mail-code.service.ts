import { Injectable } from '@nestjs/common';
import { MailQueue } from '../../../../shared/mail/mail-queue';
import type { Language } from '../../../../shared/domain/language';
import type { MailBody } from '../mails/identity-mails';
import { type CodeOwner, SignInCodesService } from './sign-in-codes.service';

/** Makes a code and leaves a mail to be sent while the code lives; a part of the caller's unit of work. */
@Injectable()
export class MailCodeService {
  constructor(
    private readonly codes: SignInCodesService,
    private readonly mails: MailQueue,
  ) {}

  /** How many digits the code has. `bodyOf` need not mention the code: then it reaches no one. */
  async send(owner: CodeOwner, lang: Language, bodyOf: (code: string) => MailBody): Promise<number> {
    const { id, code, digits, expiresAt } = await this.codes.issue(owner, lang);
    const usefulUntil = expiresAt.toISOString();
    const { email: to, userId } = owner;
    await this.mails.enqueue({ id: `identity.code:${id}`, to, userId, usefulUntil, ...bodyOf(code) });
    return digits;
  }
}
