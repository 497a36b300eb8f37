import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/settings';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { MailQueue } from '../../../shared/mail/mail-queue';
import { parseEmail } from '../domain/email-address';
import { InvalidUser } from '../domain/identity.errors';
import { readLanguage } from '../domain/language';
import { EmailUnchanged } from '../domain/sign-in-code.errors';
import { addressInUseMail, codeMail } from './mails/identity-mails';
import { People } from './people.service';
import { SignInCodeLimits } from './sign-in-code-limits.service';
import { SignInCodes } from './sign-in-codes.service';

export interface AddressChangeRequest {
  readonly member: Member;
  readonly email: string;
  readonly lang?: string | undefined;
  /** Where the call came from. */
  readonly address: string;
}

/**
 * Mails a code to the address that somebody wants to move to. When it has an account already, the answer
 * and the work are the same: its owner is told, and the code that was made is mailed to nobody.
 */
@Injectable()
export class ChangeAddressRequests {
  constructor(
    private readonly limits: SignInCodeLimits,
    private readonly people: People,
    private readonly codes: SignInCodes,
    private readonly mails: MailQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly web: WebSettings,
  ) {}

  async request({ member, email: text, lang: wanted, address }: AddressChangeRequest): Promise<void> {
    const email = parseEmail(text);
    const { userId, browserUuid } = member;
    const person = await this.people.find(userId);
    if (!person) throw new InvalidUser();
    if (person.email === email) throw new EmailUnchanged();
    await this.limits.take(email, address);
    const lang = wanted ? readLanguage(wanted) : person.lang;
    await this.unitOfWork.run(async () => {
      const owner = await this.people.findByEmail(email);
      const made = await this.codes.issue({ purpose: 'move', email, userId, browserUuid }, lang);
      const { id, code, expiresAt } = made;
      const mail = owner
        ? addressInUseMail(owner.lang)
        : codeMail(lang, { kind: 'move', code, email, appOrigin: this.web.appOrigin });
      await this.mails.enqueue({
        id: `move-code:${id}`,
        to: email,
        usefulUntil: expiresAt.toISOString(),
        ...mail,
      });
    });
  }
}
