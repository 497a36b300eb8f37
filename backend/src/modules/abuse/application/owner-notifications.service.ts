import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/web-settings';
import { Clock } from '../../../shared/domain/clock';
import { MailQueue } from '../../../shared/mail/mail-queue';
import { Notifications } from '../../notifications';
import { GroupMembers } from '../../groups';
import { pageAt, People } from '../../identity';
import type { LinkInQuestion } from '../../links';
import type { AbuseCase } from '../domain/abuse-case.entity';
import { mainReasonOf } from '../domain/report-reason';
import { ownerMail } from './mails/owner-mail';
import type { OwnerDecision } from './mails/owner-texts';

const NOTICES = {
  warn: 'link-warned',
  disable: 'link-disabled',
  lift: 'link-restored',
  uphold: 'link-upheld',
} as const;

/** Of the page of a link, as the front end has it. */
const pageOf = ({ groupId, encodeId, domain }: LinkInQuestion): string =>
  `/users/${groupId}/links/${encodeURIComponent(encodeId)}?domain=${encodeURIComponent(domain)}`;

/** Tells those whose link it is what was decided about it: its author, while in the group that has it, and its admins. */
@Injectable()
export class OwnerNotifications {
  constructor(
    private readonly members: GroupMembers,
    private readonly people: People,
    private readonly notifications: Notifications,
    private readonly mails: MailQueue,
    private readonly web: WebSettings,
    private readonly clock: Clock,
  ) {}

  /** Part of the unit of work in which it is done. Of guests we know no address. */
  async notify(
    link: LinkInQuestion,
    judgement: OwnerDecision,
    { id: caseId, counts }: Pick<AbuseCase, 'id' | 'counts'>,
  ): Promise<void> {
    const reason = mainReasonOf(counts);
    const id = `judged:${caseId}:${this.clock.now().getTime()}`;
    const { groupId, encodeId, domain, shortUrl, url } = link;
    for (const { userId, email, lang } of await this.people.findAll(await this.concernedBy(link))) {
      await this.notifications.notify({
        id: `${id}:${userId}`,
        userId,
        type: NOTICES[judgement],
        params: { groupId, encodeId, domain, shortUrl },
      });
      const page = pageAt(this.web.appOrigin, lang, pageOf(link));
      const mail = ownerMail(lang, judgement, { shortUrl, url, reason, page });
      await this.mails.enqueue({ id: `${id}:${userId}`, to: email, userId, ...mail });
    }
  }

  private async concernedBy({ groupId, creatorUserId }: LinkInQuestion): Promise<number[]> {
    if (groupId === 0) return [];
    const members = await this.members.membersOf(groupId);
    return members
      .filter(({ userId, level }) => level === 2 || userId === creatorUserId)
      .map(({ userId }) => userId);
  }
}
