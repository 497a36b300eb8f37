import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../config/web-settings';
import { MailQueue } from '../../../../shared/mail/mail-queue';
import { pageAt, type PersonSnapshot } from '../../../identity';
import type { DeskAction } from '../domain/desk-action.entity';
import { suspensionMail } from './mails/suspension-mail';

/** Tells people that they were suspended, why, and what they can do; and that they may go on. */
@Injectable()
export class SuspensionMails {
  constructor(
    private readonly mails: MailQueue,
    private readonly web: WebSettings,
  ) {}

  /** Part of the unit of work in which it is done. Not the note: it is for site admins alone. */
  async notify(
    { userId, email, lang }: PersonSnapshot,
    event: 'suspended' | 'restored',
    { id, reason }: DeskAction,
  ): Promise<void> {
    const page = pageAt(this.web.appOrigin, lang, event === 'restored' ? '/login' : '/policy');
    const mail = suspensionMail(lang, event, { reason, page });
    await this.mails.enqueue({ id: `desk:${String(id)}:${event}`, to: email, userId, ...mail });
  }
}
