import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/web-settings';
import { MailQueue } from '../../../shared/mail/mail-queue';
import { NotificationsService } from '../../notifications';
import type { GroupSnapshot } from '../../groups';
import { type Language, pageAt, type PersonSnapshot } from '../../identity';
import type { Invitation } from '../domain/invitation.entity';
import { InviteesService, shownName } from './invitees.service';
import { invitationMail } from './mails/invitation-mail';

/** Who invites where. */
export interface Inviting {
  readonly group: GroupSnapshot;
  readonly inviter: PersonSnapshot;
  /** Language of the screen that invites; those who are known get the mail in their own. */
  readonly lang: Language;
}

/** Brings invitations to people: by mail, and to those who have an account there as well. */
@Injectable()
export class InvitationMessagesService {
  constructor(
    private readonly invitees: InviteesService,
    private readonly notifications: NotificationsService,
    private readonly mails: MailQueue,
    private readonly web: WebSettings,
  ) {}

  /** Part of the caller's transaction. A number without a person gets nothing, which the caller never learns. */
  async bring(invitation: Invitation, token: string, { group, inviter, lang }: Inviting): Promise<void> {
    const known = await this.invitees.personOf(invitation);
    const to = known?.email ?? invitation.email;
    if (to === null) return;
    const spoken = known?.lang ?? lang;
    await this.mails.enqueue({
      id: `invitation:${invitation.tokenHash}`,
      to,
      usefulUntil: invitation.expiresAt.toISOString(),
      ...invitationMail(spoken, {
        inviter: shownName(inviter),
        group: group.name,
        isAdmin: invitation.level === 2,
        // Behind the sign that browsers send to no server, so that no log has it.
        url: pageAt(this.web.appOrigin, spoken, `/invitation#${token}`),
      }),
    });
    if (!known) return;
    await this.notifications.notify({
      id: `invited:${invitation.id}`,
      userId: known.userId,
      type: 'invited',
      params: { groupId: group.groupId, userId: inviter.userId },
    });
  }
}
