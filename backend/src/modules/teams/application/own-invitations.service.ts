import { Injectable } from '@nestjs/common';
import type { GroupLevel } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { GroupsService } from '../../groups';
import { PeopleService } from '../../identity';
import { shownName } from './invitees.service';
import { InvitationRepository } from './ports/invitation-repository';

/** An invitation as the invited person sees it. */
export interface OwnInvitation {
  readonly invitationId: number;
  readonly groupId: number;
  readonly groupName: string;
  readonly inviterName: string;
  readonly level: GroupLevel;
  readonly expiresAt: Date;
}

/** Shows people the invitations that they can answer, for those who do not have the mail at hand. */
@Injectable()
export class OwnInvitationsService {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly people: PeopleService,
    private readonly groups: GroupsService,
    private readonly clock: Clock,
  ) {}

  /** Newest first; without those of groups and by people who are gone. */
  async invitationsOf(userId: number): Promise<OwnInvitation[]> {
    const email = await this.people.provenEmailOf(userId);
    const open = await this.invitations.openTo({ userId, email }, this.clock.now());
    const groupNames = await this.groups.namesOf(open.map(({ groupId }) => groupId));
    const inviters = await this.people.findAll(open.map(({ inviterUserId }) => inviterUserId));
    return open.flatMap(({ id, groupId, inviterUserId, level, expiresAt }) => {
      const groupName = groupNames.get(groupId);
      const inviter = inviters.find((person) => person.userId === inviterUserId);
      if (groupName === undefined || !inviter) return [];
      return [{ invitationId: id, groupId, groupName, inviterName: shownName(inviter), level, expiresAt }];
    });
  }
}
