import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../config/web-settings';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { SignedInMember } from '../../../../shared/domain/actor';
import { parseEmail } from '../../domain/email-address';
import { InvalidUser } from '../../domain/identity.errors';
import { readLanguage } from '../../domain/language';
import { EmailUnchanged } from '../../domain/sign-in-code.errors';
import { addressInUseMail, codeMail } from '../mails/identity-mails';
import { PeopleService } from '../people.service';
import type { SignInVisitor } from '../visitor';
import { CodeLimitsService } from './code-limits.service';
import { MailCodeService } from './mail-code.service';

/** What a person types who wants a code. */
export interface CodeRequest {
  readonly email: string;
  readonly lang?: string | undefined;
}

/**
 * Mails codes, and tells how many digits they have. Whether an address has an account changes neither the answer nor the work: only the words of
 * the mail differ, which the owner of the address alone can read.
 */
@Injectable()
export class RequestCodeService {
  constructor(
    private readonly limits: CodeLimitsService,
    private readonly people: PeopleService,
    private readonly codes: MailCodeService,
    private readonly unitOfWork: UnitOfWork,
    private readonly web: WebSettings,
  ) {}

  /** A code that signs in, for a known address as for a new one. */
  async toEnter(
    { email: text, lang: wanted }: CodeRequest,
    { browserUuid, address }: SignInVisitor,
  ): Promise<number> {
    const email = parseEmail(text);
    await this.limits.take(email, { browserUuid, address });
    const { appOrigin } = this.web;
    return this.unitOfWork.run(async () => {
      const known = await this.people.findByEmail(email);
      const lang = wanted ? readLanguage(wanted) : (known?.lang ?? readLanguage(null));
      const kind = known ? 'signIn' : 'register';
      return this.codes.send({ purpose: 'enter', email, userId: 0, browserUuid }, lang, (code) =>
        codeMail(lang, { kind, code, email, appOrigin }),
      );
    });
  }

  /**
   * One for the address that a person wants to move to. The owner of an address that has an account is told
   * instead, and the code is not mailed. `address`: where the call came from.
   */
  async toMove(
    { email: text, lang: wanted }: CodeRequest,
    { userId, browserUuid }: SignedInMember,
    address: string,
  ): Promise<number> {
    const email = parseEmail(text);
    const person = await this.people.find(userId);
    if (!person) throw new InvalidUser();
    if (person.email === email) throw new EmailUnchanged();
    await this.limits.take(email, { browserUuid, address });
    const lang = wanted ? readLanguage(wanted) : person.lang;
    const { appOrigin } = this.web;
    return this.unitOfWork.run(async () => {
      const owner = await this.people.findByEmail(email);
      return this.codes.send({ purpose: 'move', email, userId, browserUuid }, lang, (code) =>
        owner ? addressInUseMail(owner.lang) : codeMail(lang, { kind: 'move', code, email, appOrigin }),
      );
    });
  }
}
