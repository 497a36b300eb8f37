import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { InvalidInput } from '../../../shared/domain/domain-error';
import type { TeamSnapshot } from '../../groups';
import { partlyHidden, PeopleService, type PersonSnapshot } from '../../identity';
import type { Invitation } from '../domain/invitation.entity';
import { type InviteeProblem, inviteeProblem } from '../domain/teams.errors';
import type { Named } from './invited';
import { InvitationRepository } from './ports/invitation-repository';

/** A person without a name is known by as much of their address as does not give it away. */
export const shownName = ({ displayName, email }: PersonSnapshot): string =>
  displayName || partlyHidden(email);

/** Who is behind the number or the address that is invited. */
@Injectable()
export class InviteesService {
  constructor(
    private readonly people: PeopleService,
    private readonly invitations: InvitationRepository,
    private readonly clock: Clock,
  ) {}

  /** Null when no person has that number or address. */
  personOf({ inviteeUserId, email }: Invitation): Promise<PersonSnapshot | null> {
    if (email !== null) return this.people.findByEmail(email);
    return inviteeUserId === null ? Promise.resolve(null) : this.people.find(inviteeUserId);
  }

  /** `m•••@example.com`; null when there is no address. */
  async hiddenAddressOf(invitation: Invitation): Promise<string | null> {
    const email = invitation.email ?? (await this.personOf(invitation))?.email;
    return email === undefined ? null : partlyHidden(email);
  }

  async isFor(invitation: Invitation, userId: number): Promise<boolean> {
    return invitation.isFor(userId, await this.people.provenEmailOf(userId));
  }

  /** Throws `InvalidInput` with everybody who belongs to the group or is invited already. */
  async requireNew(named: readonly Named[], { group, members }: TeamSnapshot): Promise<void> {
    const ids = new Set(members.map(({ userId }) => userId));
    const emails = new Set((await this.people.findAll([...ids])).map(({ email }) => email));
    const now = this.clock.now();
    const open = (await this.invitations.unacceptedOf(group.groupId)).filter((each) => each.isOpen(now));
    const problems = named.flatMap(({ field, invited }) => {
      const { userId, email } = invited;
      const refused = (problem: InviteeProblem) => [inviteeProblem(field, email ?? userId, problem)];
      if (userId === null ? emails.has(email) : ids.has(userId)) return refused('already-member');
      return open.some((each) => each.isTo(invited)) ? refused('already-invited') : [];
    });
    const [first, ...rest] = problems;
    if (first) throw new InvalidInput([first, ...rest]);
  }
}
