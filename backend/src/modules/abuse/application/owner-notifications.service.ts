import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/web-settings';
import { Clock } from '../../../shared/domain/clock';
import { MailQueue } from '../../../shared/mail/mail-queue';
import { NotificationsService } from '../../notifications';
import { GroupMembersService } from '../../groups';
import { type Language, pageAt, PeopleService, type PersonSnapshot } from '../../identity';
import type { LinkInQuestion } from '../../links';
import type { ReportReason } from '../domain/report-reason';
import { type MailPreview, mailPreviewOf } from './mails/mail-preview';
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
export class OwnerNotificationsService {
  constructor(
    private readonly members: GroupMembersService,
    private readonly people: PeopleService,
    private readonly notifications: NotificationsService,
    private readonly mails: MailQueue,
    private readonly web: WebSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * Part of the unit of work in which it is done. Of guests we know no address.
   * @param reason what is wrong with it; null when nothing is known to be
   */
  async notify(
    link: LinkInQuestion,
    judgement: OwnerDecision,
    { caseId, reason }: { readonly caseId: number; readonly reason: ReportReason | null },
  ): Promise<void> {
    const id = `judged:${caseId}:${this.clock.now().getTime()}`;
    const { groupId, encodeId, domain, shortUrl } = link;
    for (const { userId, email, lang } of await this.recipientsOf(link)) {
      await this.notifications.notify({
        id: `${id}:${userId}`,
        userId,
        type: NOTICES[judgement],
        params: { groupId, encodeId, domain, shortUrl },
      });
      const mail = this.mailOf(link, judgement, { lang, reason });
      await this.mails.enqueue({ id: `${id}:${userId}`, to: email, userId, ...mail });
    }
  }

  /** What they would be told, once in each of their languages. */
  async preview(
    link: LinkInQuestion,
    judgement: OwnerDecision,
    reason: ReportReason,
  ): Promise<readonly MailPreview[]> {
    const languages = new Set((await this.recipientsOf(link)).map(({ lang }) => lang));
    return [...languages].map((lang) => mailPreviewOf(lang, this.mailOf(link, judgement, { lang, reason })));
  }

  private mailOf(
    link: LinkInQuestion,
    judgement: OwnerDecision,
    { lang, reason }: { readonly lang: Language; readonly reason: ReportReason | null },
  ) {
    const { shortUrl, url } = link;
    const page = pageAt(this.web.appOrigin, lang, pageOf(link));
    return ownerMail(lang, judgement, { shortUrl, url, reason, page });
  }

  private async recipientsOf({ groupId, creatorUserId }: LinkInQuestion): Promise<readonly PersonSnapshot[]> {
    if (groupId === 0) return [];
    const members = await this.members.membersOf(groupId);
    const concerned = members.filter(({ userId, level }) => level === 2 || userId === creatorUserId);
    return this.people.findAll(concerned.map(({ userId }) => userId));
  }
}
