import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../config/settings';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { parseEmail } from '../../domain/email-address';
import { readLanguage } from '../../domain/language';
import { codeMail } from '../mails/identity-mails';
import { People } from '../people.service';
import type { Visitor } from '../visitor';
import { CodeLimits } from './code-limits.service';
import { MailCode } from './mail-code.service';

/** What somebody at the door types. */
export interface CodeRequest {
  readonly email: string;
  readonly lang?: string | undefined;
}

/**
 * Mails a code that opens the door. Somebody known and somebody new get the same answer after the same
 * work; only the words of the mail, which the owner of the address alone can read, differ.
 */
@Injectable()
export class RequestSignInCode {
  constructor(
    private readonly limits: CodeLimits,
    private readonly people: People,
    private readonly codes: MailCode,
    private readonly unitOfWork: UnitOfWork,
    private readonly web: WebSettings,
  ) {}

  async request(
    { email: text, lang: wanted }: CodeRequest,
    { browserUuid, address }: Visitor,
  ): Promise<void> {
    const email = parseEmail(text);
    await this.limits.take(email, address);
    await this.unitOfWork.run(async () => {
      const known = await this.people.findByEmail(email);
      const lang = wanted ? readLanguage(wanted) : (known?.lang ?? readLanguage(null));
      const kind = known ? 'signIn' : 'register';
      const { appOrigin } = this.web;
      await this.codes.send({ purpose: 'enter', email, userId: 0, browserUuid }, lang, (code) =>
        codeMail(lang, { kind, code, email, appOrigin }),
      );
    });
  }
}
