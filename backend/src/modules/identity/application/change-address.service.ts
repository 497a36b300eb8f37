import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { MailQueue } from '../../../shared/mail/mail-queue';
import { parseEmail } from '../domain/email-address';
import { InvalidUser } from '../domain/identity.errors';
import { CodeRefused } from '../domain/sign-in-code.errors';
import { addressChangedMail } from './mails/identity-mails';
import { People, type PersonSnapshot } from './people.service';
import { SignInCodes } from './sign-in-codes.service';

export interface AddressChange {
  readonly member: Member;
  readonly email: string;
  readonly code: string;
  /** Where the call came from. */
  readonly address: string;
}

/** Moves somebody signed in to an address that they have just proven to be theirs. */
@Injectable()
export class ChangeAddress {
  constructor(
    private readonly codes: SignInCodes,
    private readonly people: People,
    private readonly mails: MailQueue,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Throws `CodeRefused`, or `EmailTaken` when somebody else has taken the address since the code was asked for. */
  async change({ member, email: text, code, address }: AddressChange): Promise<void> {
    const email = parseEmail(text);
    const { userId, groupId, browserUuid } = member;
    const refusal = await this.unitOfWork.run(async () => {
      const before = await this.people.find(userId);
      if (!before) throw new InvalidUser();
      const used = await this.codes.use({ purpose: 'move', email, userId, browserUuid }, code);
      if (used instanceof CodeRefused) return used;
      await this.people.changeEmail(userId, email);
      await this.tellOldAddress(before, email, used.id);
      await this.audit.record({
        action: 'identity.email-changed',
        outcome: 'done',
        userId,
        groupId,
        address,
      });
      return null;
    });
    if (refusal) throw refusal;
  }

  private async tellOldAddress(before: PersonSnapshot, newEmail: string, codeId: string): Promise<void> {
    await this.mails.enqueue({
      id: `address-changed:${codeId}`,
      to: before.email,
      ...addressChangedMail(before.lang, newEmail),
    });
  }
}
