import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { EventBus } from '../../../shared/events/event-bus';
import { RecurringJobs } from '../../../shared/jobs/recurring-jobs';
import type { MemberErased } from '../../groups/events';
import { INVITATION_RETENTION_MS } from '../domain/invitation.entity';
import { InvitationRepository } from './ports/invitation-repository';
import { SeatsService } from './seats.service';

const HOUR_MS = 3_600_000;

/** Removes what has had its time, and gives back seats that were not given back. */
@Injectable()
export class TeamsUpkeep implements OnModuleInit {
  constructor(
    private readonly recurring: RecurringJobs,
    private readonly events: EventBus,
    private readonly invitations: InvitationRepository,
    private readonly seats: SeatsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.recurring.every('teams.settle', HOUR_MS, () => this.settle());
    this.events.on<MemberErased>('groups.member-erased', ({ groupId }) => this.seats.recount(groupId));
  }

  async settle(): Promise<void> {
    const now = this.clock.now();
    await this.invitations.removeClosedBefore(new Date(now.getTime() - INVITATION_RETENTION_MS));
    // A job may come late; counting twice does no harm.
    const expired = await this.invitations.groupsWithExpired(new Date(now.getTime() - 24 * HOUR_MS), now);
    for (const groupId of expired) await this.seats.recount(groupId);
  }
}
