import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../config/web-settings';
import { MailQueue } from '../../../../shared/mail/mail-queue';
import { type Language, pageAt, type PersonSnapshot } from '../../../identity';
import { type MailPreview, mailPreviewOf } from '../../application/mails/mail-preview';
import type { ReportReason } from '../../domain/report-reason';
import { APPEAL_PATH, AppealMailsService } from './appeal-mails.service';
import type { DeskAction } from '../domain/desk-action.entity';
import { suspensionMail } from './mails/suspension-mail';

/** Tells people that they were suspended, why, and what they can do; and that they may go on. */
@Injectable()
export class SuspensionMailsService {
  constructor(
    private readonly mails: MailQueue,
    private readonly appeals: AppealMailsService,
    private readonly web: WebSettings,
  ) {}

  /** Part of the unit of work in which it is done. Not the note: it is for site admins alone. */
  async notify(
    { userId, email, lang }: PersonSnapshot,
    event: 'suspended' | 'restored',
    { id, reason }: DeskAction,
  ): Promise<void> {
    const page =
      event === 'restored'
        ? pageAt(this.web.appOrigin, lang, '/login')
        : this.appeals.pageOf({ userId, lang });
    const mail = suspensionMail(lang, event, { reason, page, rules: this.rulesIn(lang) });
    await this.mails.enqueue({ id: `desk:${String(id)}:${event}`, to: email, userId, ...mail });
  }

  /** What a person would be told who is suspended. Its button leads to the page of appeals, without the key that opens it. */
  preview({ lang }: PersonSnapshot, reason: ReportReason): MailPreview {
    const page = pageAt(this.web.appOrigin, lang, APPEAL_PATH);
    return mailPreviewOf(
      lang,
      suspensionMail(lang, 'suspended', { reason, page, rules: this.rulesIn(lang) }),
    );
  }

  private rulesIn(lang: Language): string {
    return pageAt(this.web.appOrigin, lang, '/policy');
  }
}
