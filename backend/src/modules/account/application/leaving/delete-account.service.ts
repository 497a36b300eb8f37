import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { GroupsService } from '../../../groups';
import { PeopleService } from '../../../identity';
import { EmailDoesNotMatch, LastAdminCannotLeave } from '../../domain/account.errors';
import { AccountOwnersService } from './account-owners.service';
import { LeavingService } from './leaving.service';

/** Addresses are stored trimmed, in NFC and in lower case. */
const sameAddress = (typed: string, email: string): boolean =>
  typed.trim().normalize('NFC').toLowerCase().normalize('NFC') === email;

/** Lets people leave for good. */
@Injectable()
export class DeleteAccountService {
  constructor(
    private readonly owners: AccountOwnersService,
    private readonly people: PeopleService,
    private readonly groups: GroupsService,
    private readonly leaving: LeavingService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * From here on the person is not known any more: they cannot sign in, and all sessions have ended. What else is
   * kept of them goes with a job. Throws `EmailDoesNotMatch`, `LastAdminCannotLeave`.
   */
  delete(member: Member, typedEmail: string, address: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const owner = await this.owners.ownersOf(member.userId);
      if (owner.email === null || !sameAddress(typedEmail, owner.email)) throw new EmailDoesNotMatch();
      if (await this.isNeeded(member.userId)) throw new LastAdminCannotLeave();
      const { userId, groupId } = member;
      if (!(await this.leaving.begin(owner))) return;
      await this.people.erase(userId);
      await this.audit.record({
        action: 'account.deleted',
        outcome: 'done',
        userId,
        groupId,
        address,
      });
    });
  }

  private async isNeeded(userId: number): Promise<boolean> {
    for (const { groupId, level, memberCount } of await this.groups.groupsOf(userId)) {
      if (level === 2 && memberCount > 1 && (await this.groups.isOnlyAdmin(userId, groupId))) return true;
    }
    return false;
  }
}
