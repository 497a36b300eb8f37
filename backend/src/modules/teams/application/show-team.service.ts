import { Injectable } from '@nestjs/common';
import { type Member, seesPrivateDetails } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { isReadOnlySeat, PlansService } from '../../billing';
import { GroupMembersService, type MemberSnapshot } from '../../groups';
import { partlyHidden, PeopleService, type PersonSnapshot } from '../../identity';
import { seatsUsed } from '../domain/seats-used';
import { type InvitedPerson, invitedPerson } from './invited-person';
import { InvitationRepository } from './ports/invitation-repository';

/** A member as another sees them. */
export interface TeamMember extends MemberSnapshot {
  /** Empty when they have not chosen one. */
  readonly name: string;
  /** Whole for admins and for oneself, otherwise partly hidden. */
  readonly email: string;
  /** The plan does not pay for their seat. */
  readonly isReadOnly: boolean;
}

export interface Team {
  /** In the order of their seats. */
  readonly members: readonly TeamMember[];
  /** Newest first; whom they are for is told to admins alone. */
  readonly invited: readonly InvitedPerson[];
  readonly seats: { readonly used: number; readonly limit: number };
}

/** Shows who works together. */
@Injectable()
export class ShowTeamService {
  constructor(
    private readonly members: GroupMembersService,
    private readonly invitations: InvitationRepository,
    private readonly people: PeopleService,
    private readonly plans: PlansService,
    private readonly clock: Clock,
  ) {}

  async to(caller: Member, groupId: number): Promise<Team> {
    const { limits, currentPlan: plan } = await this.plans.planOf(groupId);
    const members = await this.members.membersOf(groupId);
    const people = await this.peopleBehind(members);
    const now = this.clock.now();
    const invited = (await this.invitations.unacceptedOf(groupId)).map((each) => invitedPerson(each, now));
    const isAdmin = seesPrivateDetails(caller);
    const isSelf = (userId: number): boolean => userId === caller.userId && caller.kind !== 'viewer';
    const open = invited.filter(({ state }) => state === 'pending').length;
    return {
      members: members.map(({ userId, level, joinedAt }, seat) => ({
        userId,
        level,
        joinedAt,
        ...shown(people.get(userId), isAdmin || isSelf(userId)),
        isReadOnly: isReadOnlySeat({ plan, seat }),
      })),
      invited: isAdmin ? invited : invited.map((each) => ({ ...each, userId: null, email: null })),
      seats: { used: seatsUsed(members.length, open), limit: limits.invitees },
    };
  }

  private async peopleBehind(
    members: readonly MemberSnapshot[],
  ): Promise<ReadonlyMap<number, PersonSnapshot>> {
    const people = await this.people.findAll(members.map(({ userId }) => userId));
    return new Map(people.map((person) => [person.userId, person]));
  }
}

/** The person may be leaving for good just now. */
const shown = (person: PersonSnapshot | undefined, isOpen: boolean): { name: string; email: string } => {
  if (!person) return { name: '', email: '' };
  return { name: person.displayName, email: isOpen ? person.email : partlyHidden(person.email) };
};
