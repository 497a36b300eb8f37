import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { type Language, parseEmail, ProgramChangeFeedService } from '../../../identity';
import type { ApiPlan } from '../domain/api-plan';
import { ConfirmationInvalid } from '../domain/api-plan.errors';
import { isConfirmable, type NotificationEmail } from '../domain/notification-emails';
import { ApiPlansService } from './api-plans.service';
import { type ConfirmationCode, ConfirmationCodesService, codeHashOf } from './confirmation-codes.service';
import { ApiPlanStore } from './ports/api-plan-store';

/** Who is told of the use of the API, and when. */
export interface NotificationInput {
  readonly emails: readonly string[];
  /** As it is, unless it is given. */
  readonly notifies: boolean | undefined;
  readonly threshold: number | undefined;
  /** Of the screen that asks. */
  readonly lang: Language;
}

type KnownEmails = ReadonlyMap<string, NotificationEmail>;

/** Addresses that are told how much of the API calls of a group is used; each has to confirm it. */
@Injectable()
export class NotificationEmailsService {
  constructor(
    private readonly store: ApiPlanStore,
    private readonly plans: ApiPlansService,
    private readonly codes: ConfirmationCodesService,
    private readonly changes: ProgramChangeFeedService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** These take the place of all; new ones among them are asked. */
  async replace(member: Member, { emails, lang, ...input }: NotificationInput): Promise<void> {
    const { groupId } = member;
    const { plan } = await this.plans.requireEnabled(groupId);
    const given = [...new Set(emails.map(parseEmail))];
    const asked = await this.codesFor(groupId, given);
    await this.unitOfWork.runRepeatable(async () => {
      await this.store.replaceEmails(groupId, await this.rowsOf(groupId, given, asked));
      await this.store.saveNotifications(changed(plan, input));
      for (const [email, code] of asked) await this.codes.send(member, { email, lang, ...code });
      await this.changes.publish(String(groupId));
    });
  }

  /** Throws `ConfirmationInvalid`. @returns the address */
  confirm(code: string): Promise<string> {
    return this.unitOfWork.run(async () => {
      const found = await this.store.findEmail(codeHashOf(code));
      const now = this.clock.now();
      if (!found || (found.confirmedAt === null && !isConfirmable(found, now))) {
        throw new ConfirmationInvalid();
      }
      if (found.confirmedAt === null) await this.store.confirmEmail(found, now);
      return found.email;
    });
  }

  /** For those that have not been asked, or so long ago that they cannot answer any more. */
  private async codesFor(
    groupId: number,
    given: readonly string[],
  ): Promise<ReadonlyMap<string, ConfirmationCode>> {
    const known = await this.knownOf(groupId);
    const codes = new Map<string, ConfirmationCode>();
    for (const email of given.filter((each) => !this.isKept(known.get(each)))) {
      codes.set(email, await this.codes.issue(groupId, email));
    }
    return codes;
  }

  private async rowsOf(
    groupId: number,
    given: readonly string[],
    asked: ReadonlyMap<string, ConfirmationCode>,
  ): Promise<NotificationEmail[]> {
    // Read again: it may have been confirmed meanwhile.
    const known = await this.knownOf(groupId);
    const createdAt = this.clock.now();
    return given.flatMap((email): NotificationEmail[] => {
      const code = asked.get(email);
      const kept = known.get(email);
      if (code) return [{ groupId, email, codeHash: code.codeHash, createdAt, confirmedAt: null }];
      return kept ? [kept] : [];
    });
  }

  private isKept(email: NotificationEmail | undefined): boolean {
    if (!email) return false;
    return email.confirmedAt !== null || isConfirmable(email, this.clock.now());
  }

  private async knownOf(groupId: number): Promise<KnownEmails> {
    return new Map((await this.store.emailsOf(groupId)).map((each) => [each.email, each]));
  }
}

const changed = (
  { groupId, notifies, threshold }: ApiPlan,
  input: Pick<NotificationInput, 'notifies' | 'threshold'>,
): Pick<ApiPlan, 'groupId' | 'notifies' | 'threshold'> => ({
  groupId,
  notifies: input.notifies ?? notifies,
  threshold: input.threshold ?? threshold,
});
