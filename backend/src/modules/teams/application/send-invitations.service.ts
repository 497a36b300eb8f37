import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import type { GroupLevel } from '../../../shared/domain/actor';
import type { GroupSnapshot } from '../../groups';
import { InvalidUser, type Language, PeopleService } from '../../identity';
import { Invitation, type InvitedAs } from '../domain/invitation.entity';
import { InvitationMessagesService, type Inviting } from './invitation-messages.service';
import { InvitationTokensService } from './invitation-tokens.service';
import { InvitationRepository } from './ports/invitation-repository';

const HOUR_S = 3_600;
const BY_ONE_PERSON = { name: 'teams.invitations', points: 200, seconds: 24 * HOUR_S };
/** From all groups together: a mailbox is not to be filled with invitations. */
const TO_ONE_INVITEE = { name: 'teams.invitations-to', points: 5, seconds: 24 * HOUR_S };
const AGAIN = { name: 'teams.invitation-again', points: 3, seconds: HOUR_S };

/** Makes invitations and brings them to people; all of it is part of the caller's transaction. */
@Injectable()
export class SendInvitationsService {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly people: PeopleService,
    private readonly tokens: InvitationTokensService,
    private readonly messages: InvitationMessagesService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** `lang`: undefined for the inviter's own. */
  async by(userId: number, group: GroupSnapshot, lang: Language | undefined): Promise<Inviting> {
    const inviter = await this.people.find(userId);
    if (!inviter) throw new InvalidUser();
    return { group, inviter, lang: lang ?? inviter.lang };
  }

  /** The invitee's older ones make place. Throws when too many were sent today. */
  async send(invited: InvitedAs, level: GroupLevel, inviting: Inviting): Promise<Invitation> {
    const { group, inviter } = inviting;
    await this.limits.take(BY_ONE_PERSON, inviter.userId);
    await this.limits.take(TO_ONE_INVITEE, invited.email ?? `id ${invited.userId}`);
    const { token, tokenHash } = this.tokens.make();
    const invitation = new Invitation({
      groupId: group.groupId,
      inviterUserId: inviter.userId,
      invited,
      level,
      tokenHash,
      now: this.clock.now(),
    });
    await this.invitations.removeTo(group.groupId, invited);
    await this.invitations.add(invitation);
    await this.messages.bring(invitation, token, inviting);
    return invitation;
  }

  /** With another link; the one before is dead. At most three times an hour. */
  async again(invitation: Invitation, inviting: Inviting): Promise<void> {
    const { token, tokenHash } = this.tokens.make();
    invitation.renew(tokenHash, this.clock.now());
    await this.limits.take(AGAIN, invitation.id);
    await this.invitations.save(invitation);
    await this.messages.bring(invitation, token, inviting);
  }
}
