import { Injectable } from '@nestjs/common';
import { domainToUnicode } from 'node:url';
import { WebSettings } from '../../../../config/web-settings';
import type { Language } from '../../../../shared/domain/language';
import { layOutMail, type MailBlock } from '../../../../shared/mail/mail-layout';
import { MailQueue } from '../../../../shared/mail/mail-queue';
import { GroupMembersService, GroupsService } from '../../../groups';
import { fill, pageAt, PeopleService, type PersonSnapshot } from '../../../identity';
import { DOMAIN_MAIL_TEXTS, type DomainNotice } from './mails/domain-mail-texts';

/** A group with more admins has its mails sent to those who came first. */
const MAX_RECIPIENTS = 20;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** A mail to each admin of a group about one of its domains. */
export interface DomainMail {
  readonly groupId: number;
  readonly host: string;
  /** There is one mail for each, and for each admin. */
  readonly id: string;
  /** Path of the page that its button opens. */
  readonly page: string;
  readonly noticeIn: (lang: Language) => DomainNotice;
  /** Day that the notice names; null where it names none. */
  readonly date: Date | null;
  /** In the words of the site admin who gave it. */
  readonly reason?: string;
}

/** Writes to the admins of groups about their domains. Part of the caller's transaction. */
@Injectable()
export class DomainMailsService {
  constructor(
    private readonly members: GroupMembersService,
    private readonly groups: GroupsService,
    private readonly people: PeopleService,
    private readonly queue: MailQueue,
    private readonly web: WebSettings,
  ) {}

  async send(mail: DomainMail): Promise<void> {
    const { groupId } = mail;
    const admins = (await this.members.membersOf(groupId)).filter(({ level }) => level === 2);
    const ids = admins.slice(0, MAX_RECIPIENTS).map(({ userId }) => userId);
    const group = (await this.groups.namesOf([groupId])).get(groupId) ?? '';
    for (const person of await this.people.findAll(ids)) await this.sendTo(person, group, mail);
  }

  private async sendTo(
    { userId, email: to, lang }: PersonSnapshot,
    group: string,
    { id, page, date, reason, noticeIn, ...mail }: DomainMail,
  ): Promise<void> {
    const texts = DOMAIN_MAIL_TEXTS[lang];
    const { title, body } = noticeIn(lang);
    const host = domainToUnicode(mail.host) || mail.host;
    const blocks: MailBlock[] = [
      { kind: 'paragraph', text: fill(body, { host, date: date === null ? '' : dayOf(date) }) },
      {
        kind: 'facts',
        facts: [
          [texts.domain, host],
          [texts.group, group],
          ...(reason === undefined ? [] : [[texts.reason, reason] as const]),
        ],
      },
      { kind: 'button', label: texts.button, url: pageAt(this.web.appOrigin, lang, page) },
    ];
    const subject = fill(title, { host });
    const content = layOutMail({ lang, title: subject, blocks, footer: texts.footer });
    await this.queue.enqueue({ id: `${id}:${String(userId)}`, to, userId, subject, ...content });
  }
}
