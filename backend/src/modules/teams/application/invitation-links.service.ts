import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { GroupMembers } from '../../groups';
import { People, type PersonSnapshot } from '../../identity';
import type { Invitation } from '../domain/invitation.entity';
import { InvitationDoesNotExist } from '../domain/teams.errors';
import { InvitationTokens } from './invitation-tokens.service';
import { InvitationRepository } from './ports/invitation-repository';

interface Found {
  readonly invitation: Invitation;
  readonly inviter: PersonSnapshot;
}

/** Finds invitations by the link of their mail. */
@Injectable()
export class InvitationLinks {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly tokens: InvitationTokens,
    private readonly members: GroupMembers,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  /** Nobody is invited any more by somebody who is gone: the group may be going with them. */
  async find(token: string): Promise<Found> {
    const invitation = await this.invitations.findByToken(this.tokens.hashOf(token));
    const inviter = invitation && (await this.people.find(invitation.inviterUserId));
    if (!inviter) throw new InvitationDoesNotExist();
    return { invitation, inviter };
  }

  /** Part of the caller's unit of work, until whose end nobody else answers it, sends it again or takes it back. */
  async hold(token: string): Promise<Invitation> {
    const { groupId } = (await this.find(token)).invitation;
    const { members } = await this.members.hold(groupId);
    if (members.length === 0) throw new InvitationDoesNotExist();
    // What was found before the group was held may have changed since.
    return (await this.find(token)).invitation;
  }

  async close(invitation: Invitation, answer: 'accept' | 'decline'): Promise<void> {
    invitation[answer](this.clock.now());
    await this.invitations.save(invitation);
  }
}
