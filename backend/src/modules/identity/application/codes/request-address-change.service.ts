import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../config/settings';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { parseEmail } from '../../domain/email-address';
import { InvalidUser } from '../../domain/identity.errors';
import { readLanguage } from '../../domain/language';
import { EmailUnchanged } from '../../domain/sign-in-code.errors';
import { addressInUseMail, codeMail } from '../mails/identity-mails';
import { People } from '../people.service';
import { CodeLimits } from './code-limits.service';
import { MailCode } from './mail-code.service';
import type { CodeRequest } from './request-sign-in-code.service';

/**
 * Mails a code to the address that somebody wants to move to. When it has an account already, the answer
 * and the work are the same: its owner is told, and the code that was made is mailed to nobody.
 */
@Injectable()
export class RequestAddressChange {
  constructor(
    private readonly limits: CodeLimits,
    private readonly people: People,
    private readonly codes: MailCode,
    private readonly unitOfWork: UnitOfWork,
    private readonly web: WebSettings,
  ) {}

  /** `address`: where the call came from. */
  async request(
    { email: text, lang: wanted }: CodeRequest,
    { userId, browserUuid }: Member,
    address: string,
  ): Promise<void> {
    const email = parseEmail(text);
    const person = await this.people.find(userId);
    if (!person) throw new InvalidUser();
    if (person.email === email) throw new EmailUnchanged();
    await this.limits.take(email, address);
    const lang = wanted ? readLanguage(wanted) : person.lang;
    const { appOrigin } = this.web;
    await this.unitOfWork.run(async () => {
      const owner = await this.people.findByEmail(email);
      await this.codes.send({ purpose: 'move', email, userId, browserUuid }, lang, (code) =>
        owner ? addressInUseMail(owner.lang) : codeMail(lang, { kind: 'move', code, email, appOrigin }),
      );
    });
  }
}
