import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { GroupMembersService } from '../../groups';
import { PeopleService, type PersonSnapshot } from '../../identity';
import type { Invitation } from '../domain/invitation.entity';
import { InvitationDoesNotExist } from '../domain/teams.errors';
import { InvitationTokensService } from './invitation-tokens.service';
import { InvitationRepository } from './ports/invitation-repository';

interface Found {
  readonly invitation: Invitation;
  readonly inviter: PersonSnapshot;
}

/** The text of the mail's link, or the number that those who are invited see. */
export type InvitationKey = string | number;

/** Finds invitations by the link of their mail, or by their number. */
@Injectable()
export class InvitationLinksService {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly tokens: InvitationTokensService,
    private readonly members: GroupMembersService,
    private readonly people: PeopleService,
    private readonly clock: Clock,
  ) {}

  /** A person who is gone invites no one any more: the group may be going with them. */
  async find(key: InvitationKey): Promise<Found> {
    const invitation = await this.load(key);
    const inviter = invitation && (await this.people.find(invitation.inviterUserId));
    if (!inviter) throw new InvitationDoesNotExist();
    return { invitation, inviter };
  }

  /** Part of the caller's unit of work, until whose end no other transaction answers it, sends it again or takes it back. */
  async hold(key: InvitationKey): Promise<Invitation> {
    const { groupId } = (await this.find(key)).invitation;
    const { members } = await this.members.hold(groupId);
    if (members.length === 0) throw new InvitationDoesNotExist();
    // What was found before the group was held may have changed since.
    return (await this.find(key)).invitation;
  }

  /** With all others that ask the same person into the group: a person who has joined needs none, and keeps no seat. */
  async closeAllFor(userId: number, invitation: Invitation): Promise<void> {
    await this.close(invitation, 'accept');
    const email = await this.people.provenEmailOf(userId);
    const others = await this.invitations.openIn(invitation.groupId, { userId, email }, this.clock.now());
    for (const other of others) await this.close(other, 'accept');
  }

  async close(invitation: Invitation, answer: 'accept' | 'decline'): Promise<void> {
    invitation[answer](this.clock.now());
    await this.invitations.save(invitation);
  }

  private load(key: InvitationKey): Promise<Invitation | null> {
    return typeof key === 'number'
      ? this.invitations.findById(key)
      : this.invitations.findByToken(this.tokens.hashOf(key));
  }
}
