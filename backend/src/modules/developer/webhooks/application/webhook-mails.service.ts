import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../config/web-settings';
import { layOutMail } from '../../../../shared/mail/mail-layout';
import { MailQueue } from '../../../../shared/mail/mail-queue';
import { GroupMembersService, GroupsService } from '../../../groups';
import { fill, pageAt, PeopleService } from '../../../identity';
import type { Webhook, WebhookNotice } from '../domain/webhook.entity';
import { WEBHOOK_TEXTS } from './mails/webhook-texts';

/** Admins of a group who are told; a group with more tells those who came first. */
const MAX_RECIPIENTS = 20;

/** Tells the admins of a group how it goes with an endpoint. Part of the caller's transaction. */
@Injectable()
export class WebhookMailsService {
  constructor(
    private readonly members: GroupMembersService,
    private readonly groups: GroupsService,
    private readonly people: PeopleService,
    private readonly queue: MailQueue,
    private readonly web: WebSettings,
  ) {}

  /** @param at one mail to each for a moment */
  async notify({ id, groupId, url }: Webhook, { kind, failures }: WebhookNotice, at: Date): Promise<void> {
    const admins = (await this.members.membersOf(groupId)).filter(({ level }) => level === 2);
    const ids = admins.slice(0, MAX_RECIPIENTS).map(({ userId }) => userId);
    const group = (await this.groups.namesOf([groupId])).get(groupId) ?? '';
    for (const { userId, email: to, lang } of await this.people.findAll(ids)) {
      const texts = WEBHOOK_TEXTS[lang];
      const count = String(failures);
      const subject = fill(texts[kind].title, { count });
      const content = layOutMail({
        lang,
        title: subject,
        blocks: [
          { kind: 'paragraph', text: fill(texts[kind].body, { count }) },
          {
            kind: 'facts',
            facts: [
              [texts.address, url],
              [texts.group, group],
            ],
          },
          { kind: 'button', label: texts.button, url: pageAt(this.web.appOrigin, lang, '/developers') },
        ],
        footer: texts.footer,
      });
      const occasion = `${String(id)}:${count}:${at.toISOString()}`;
      await this.queue.enqueue({
        id: `developer:webhook:${occasion}:${String(userId)}`,
        to,
        userId,
        subject,
        ...content,
      });
    }
  }
}
