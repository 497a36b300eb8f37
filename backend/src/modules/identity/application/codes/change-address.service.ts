import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { SignedInMember } from '../../../../shared/domain/actor';
import { MailQueue } from '../../../../shared/mail/mail-queue';
import { parseEmail } from '../../domain/email-address';
import { InvalidUser } from '../../domain/identity.errors';
import { CodeRefused } from '../../domain/sign-in-code.errors';
import type { AddressChanged } from '../../events';
import { addressChangedMail } from '../mails/identity-mails';
import { PeopleService, type PersonSnapshot } from '../people.service';
import type { EnteredCode } from './enter-with-code.service';
import { SignInCodesService } from './sign-in-codes.service';

/** Moves a person who is signed in to an address that they have just proven to be theirs. */
@Injectable()
export class ChangeAddressService {
  constructor(
    private readonly codes: SignInCodesService,
    private readonly people: PeopleService,
    private readonly mails: MailQueue,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Throws `CodeRefused`, or `EmailTaken` when another person has taken the address since the code was asked
   * for. `address`: where the call came from.
   */
  async change({ email: text, code }: EnteredCode, member: SignedInMember, address: string): Promise<void> {
    const email = parseEmail(text);
    const { userId, groupId, browserUuid } = member;
    const refusal = await this.unitOfWork.run(async () => {
      const before = await this.people.find(userId);
      if (!before) throw new InvalidUser();
      const used = await this.codes.use({ purpose: 'move', email, userId, browserUuid }, { code, address });
      if (used instanceof CodeRefused) return used;
      await this.people.changeEmail(userId, email);
      await this.notifyOldAddress(before, email, used.id);
      const action = 'identity.email-changed';
      await this.audit.record({ action, outcome: 'done', userId, groupId, address });
      const event: AddressChanged = { type: 'identity.address-changed', userId, changeId: used.id };
      this.unitOfWork.publish(event);
      return null;
    });
    if (refusal) throw refusal;
  }

  private async notifyOldAddress(before: PersonSnapshot, newEmail: string, codeId: string): Promise<void> {
    const body = addressChangedMail(before.lang, newEmail);
    const { userId, email: to } = before;
    await this.mails.enqueue({ id: `identity.address-changed:${codeId}`, to, userId, ...body });
  }
}
