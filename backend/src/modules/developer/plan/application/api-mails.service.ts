import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../config/web-settings';
import type { Member } from '../../../../shared/domain/actor';
import { MailQueue } from '../../../../shared/mail/mail-queue';
import { GroupsService } from '../../../groups';
import { type Language, LANGUAGES, pageAt, PeopleService } from '../../../identity';
import type { UsageThresholdReached } from '../../events';
import type { NotificationEmail } from '../domain/notification-emails';
import { confirmationMail, reachedMail } from './mails/api-mails';

/** Asks an address whether it wants to be told of the use of the API. */
export interface ConfirmationRequest {
  readonly email: string;
  readonly code: string;
  readonly codeHash: string;
  readonly lang: Language;
}

/** Mails about the API of a group. All are part of the caller's unit of work. */
@Injectable()
export class ApiMailsService {
  constructor(
    private readonly groups: GroupsService,
    private readonly people: PeopleService,
    private readonly mails: MailQueue,
    private readonly web: WebSettings,
  ) {}

  /** In the language of the admin who has enabled the API. */
  async sendReached(
    { groupId, ...reached }: UsageThresholdReached,
    { enabledBy, emails }: { readonly enabledBy: number; readonly emails: readonly NotificationEmail[] },
  ): Promise<void> {
    const [{ name: group }, person] = await Promise.all([
      this.groups.find(groupId),
      this.people.find(enabledBy),
    ]);
    const lang = person?.lang ?? LANGUAGES[0];
    const mail = reachedMail(lang, {
      ...reached,
      group,
      url: pageAt(this.web.appOrigin, lang, '/developers'),
    });
    for (const { email, codeHash } of emails) {
      const id = `api-usage:${codeHash}:${reached.resetsOn}:${String(reached.percent)}`;
      await this.mails.enqueue({ id, to: email, ...mail });
    }
  }

  async sendConfirmation(
    { userId, groupId }: Member,
    { email, code, codeHash, lang }: ConfirmationRequest,
  ): Promise<void> {
    const [{ name: group }, names] = await Promise.all([
      this.groups.find(groupId),
      this.people.namesOf([userId]),
    ]);
    // Behind the sign that browsers send to no server, so that no log has it.
    const url = pageAt(this.web.appOrigin, lang, `/developers#confirm=${code}`);
    const mail = confirmationMail(lang, { group, inviter: names.get(userId) ?? group, url });
    await this.mails.enqueue({ id: `api-confirm:${codeHash}`, to: email, ...mail });
  }
}
