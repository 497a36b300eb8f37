import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../shared/personal-data/personal-data';
import { GroupMembersService } from '../../groups';
import type { Invitation } from '../domain/invitation.entity';
import { InvitationRepository } from './ports/invitation-repository';
import { SeatsService } from './seats.service';

/** Invitations to and by a person; an address that another person has typed is the person's too. */
@Injectable()
export class TeamsPersonalData implements PersonalDataHolder, OnModuleInit {
  readonly name = 'invitations';

  constructor(
    private readonly personalData: PersonalData,
    private readonly invitations: InvitationRepository,
    private readonly members: GroupMembersService,
    private readonly seats: SeatsService,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf(person: Person): Promise<unknown> {
    const found = await this.invitations.concerning(person);
    return found.map(({ tokenHash: _secret, ...invitation }: Invitation) => invitation);
  }

  async erase(person: Person): Promise<void> {
    const found = await this.invitations.concerning(person);
    // In one order, so that two who leave at once do not wait for each other.
    const groupIds = [...new Set(found.map(({ groupId }) => groupId))].sort((one, other) => one - other);
    for (const groupId of groupIds) await this.members.hold(groupId);
    await this.invitations.removeConcerning(person);
    for (const groupId of groupIds) await this.seats.recount(groupId);
  }
}
