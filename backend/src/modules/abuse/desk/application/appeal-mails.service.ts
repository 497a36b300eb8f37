import { Injectable } from '@nestjs/common';
import { PeopleSettings, WebSettings } from '../../../../config/settings';
import { MailQueue } from '../../../../shared/mail/mail-queue';
import { AppealTokensService, pageAt, PeopleService, type PersonSnapshot } from '../../../identity';
import type { SuspensionAppeal } from '../domain/suspension-appeal.entity';
import { appealRefusedMail, appealsWaitingMail } from './mails/appeal-mail';

/** However many appeals come, site admins get one mail in this time. */
const PAUSE_MS = 15 * 60_000;

/** The page of appeals, as the front end has it. */
export const APPEAL_PATH = '/report/appeal';

/** Tells site admins that appeals wait, and people how theirs was answered. Part of the caller's unit of work. */
@Injectable()
export class AppealMailsService {
  constructor(
    private readonly mails: MailQueue,
    private readonly people: PeopleService,
    private readonly tokens: AppealTokensService,
    private readonly settings: PeopleSettings,
    private readonly web: WebSettings,
  ) {}

  async notifyAdmins({ appealedAt }: SuspensionAppeal, open: number): Promise<void> {
    const period = Math.floor(appealedAt.getTime() / PAUSE_MS);
    for (const [index, to] of [...this.settings.adminEmails].sort().entries()) {
      const lang = (await this.people.findByEmail(to))?.lang ?? 'zh-TW';
      const page = pageAt(this.web.appOrigin, lang, '/admin/appeals');
      const id = `desk-appeals:${period}:${index}`;
      await this.mails.enqueue({ id, to, ...appealsWaitingMail(lang, { open, page }) });
    }
  }

  async notifyRefused({ id, userId, answer }: SuspensionAppeal): Promise<void> {
    const person = await this.people.find(userId);
    if (!person) return;
    const { email, lang } = person;
    const mail = appealRefusedMail(lang, { answer: answer ?? '', page: this.pageOf(person) });
    await this.mails.enqueue({ id: `desk-appeal:${id}:refused`, to: email, userId, ...mail });
  }

  /** Where the person, who cannot sign in, can appeal. What stands behind the `#` reaches no server and no log. */
  pageOf({ userId, lang }: Pick<PersonSnapshot, 'userId' | 'lang'>): string {
    return `${pageAt(this.web.appOrigin, lang, APPEAL_PATH)}#${this.tokens.issue(userId, 'mail')}`;
  }
}
