import { Injectable } from '@nestjs/common';
import { PeopleService } from '../../../identity';
import { LinksInQuestionService } from '../../../links';
import type { MailPreview } from '../../application/mails/mail-preview';
import { OwnerNotificationsService } from '../../application/owner-notifications.service';
import type { ReportReason } from '../../domain/report-reason';
import { PersonDoesNotExist, SiteAdminNotSuspended } from '../domain/desk.errors';
import type { AnyLinkName } from './desk-links.service';
import { SuspensionMailsService } from './suspension-mails.service';

/** Shows site admins what the people concerned will read of a step, before they take it. */
@Injectable()
export class PreviewMailsService {
  constructor(
    private readonly people: PeopleService,
    private readonly links: LinksInQuestionService,
    private readonly suspensionMails: SuspensionMailsService,
    private readonly owners: OwnerNotificationsService,
  ) {}

  /** Throws `PersonDoesNotExist`, `SiteAdminNotSuspended`. */
  async ofSuspension(userId: number, reason: ReportReason): Promise<readonly MailPreview[]> {
    const person = await this.people.find(userId);
    if (!person) throw new PersonDoesNotExist();
    if (person.isSiteAdmin) throw new SiteAdminNotSuspended();
    return [this.suspensionMails.preview(person, reason)];
  }

  /** None for the link of a guest, whose address is not known. Throws `LinkDoesNotExist`. */
  async ofLink(
    name: AnyLinkName,
    step: 'disable' | 'enable',
    reason: ReportReason,
  ): Promise<readonly MailPreview[]> {
    const link = await this.links.ofAnybody(name);
    return this.owners.preview(link, step === 'enable' ? 'lift' : step, reason);
  }
}
