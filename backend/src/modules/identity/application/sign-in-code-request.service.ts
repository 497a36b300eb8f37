import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/settings';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { MailQueue } from '../../../shared/mail/mail-queue';
import { parseEmail } from '../domain/email-address';
import { readLanguage } from '../domain/language';
import { codeMail } from './mails/identity-mails';
import { People } from './people.service';
import { SignInCodeLimits } from './sign-in-code-limits.service';
import { SignInCodes } from './sign-in-codes.service';

export interface CodeRequest {
  readonly email: string;
  readonly lang?: string | undefined;
  readonly browserUuid: string;
  /** Where the call came from. */
  readonly address: string;
}

/**
 * Mails a code that opens the door. Somebody known and somebody new get the same answer after the same
 * work; only the words of the mail, which the owner of the address alone can read, differ.
 */
@Injectable()
export class SignInCodeRequests {
  constructor(
    private readonly limits: SignInCodeLimits,
    private readonly people: People,
    private readonly codes: SignInCodes,
    private readonly mails: MailQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly web: WebSettings,
  ) {}

  async request({ email: text, lang: wanted, browserUuid, address }: CodeRequest): Promise<void> {
    const email = parseEmail(text);
    await this.limits.take(email, address);
    await this.unitOfWork.run(async () => {
      const known = await this.people.findByEmail(email);
      const lang = wanted ? readLanguage(wanted) : (known?.lang ?? readLanguage(null));
      const owner = { purpose: 'enter' as const, email, userId: 0, browserUuid };
      const { id, code, expiresAt } = await this.codes.issue(owner, lang);
      const kind = known ? 'signIn' : 'register';
      await this.mails.enqueue({
        id: `sign-in-code:${id}`,
        to: email,
        usefulUntil: expiresAt.toISOString(),
        ...codeMail(lang, { kind, code, email, appOrigin: this.web.appOrigin }),
      });
    });
  }
}
