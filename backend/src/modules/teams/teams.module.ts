import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountModule } from '../account';
import { NotificationsModule } from '../notifications';
import { BillingModule } from '../billing';
import { GroupsModule } from '../groups';
import { IdentityModule } from '../identity';
import { Activities } from './application/activities.service';
import { AnswerInvitation } from './application/answer-invitation.service';
import { ChangeMembers } from './application/change-members.service';
import { FindGroups } from './application/find-groups.service';
import { InvitationLinks } from './application/invitation-links.service';
import { InvitationMessages } from './application/invitation-messages.service';
import { InvitationTokens } from './application/invitation-tokens.service';
import { InvitePeople } from './application/invite-people.service';
import { Invitees } from './application/invitees.service';
import { LookAtInvitation } from './application/look-at-invitation.service';
import { ManageInvitations } from './application/manage-invitations.service';
import { OwnInvitations } from './application/own-invitations.service';
import { InvitationRepository } from './application/ports/invitation-repository';
import { Seats } from './application/seats.service';
import { SendInvitations } from './application/send-invitations.service';
import { ShowTeam } from './application/show-team.service';
import { TeamNotifications } from './application/team-notifications.service';
import { TeamsPersonalData } from './application/teams-personal-data';
import { TeamsUpkeep } from './application/teams-upkeep';
import { AdminGroupsController } from './http/admin-groups.controller';
import { ActivitiesController } from './http/activities.controller';
import { InvitationsController } from './http/invitations.controller';
import { InvitedController } from './http/invited.controller';
import { MembersController } from './http/members.controller';
import { OwnInvitationsController } from './http/own-invitations.controller';
import { TeamCalls } from './http/team-calls';
import { invitationSchema } from './infrastructure/invitation.schema';
import { TypeormInvitationRepository } from './infrastructure/typeorm-invitation-repository';
import { MailModule } from '../../shared/mail/mail.module';
import { PersonalDataModule } from '../../shared/personal-data/personal-data.module';
import { RateLimitModule } from '../../shared/rate-limit/rate-limit.module';

@Module({
  imports: [
    MailModule,
    PersonalDataModule,
    RateLimitModule,
    AccountModule,
    NotificationsModule,
    BillingModule,
    GroupsModule,
    IdentityModule,
    TypeOrmModule.forFeature([invitationSchema]),
  ],
  controllers: [
    ActivitiesController,
    AdminGroupsController,
    InvitationsController,
    InvitedController,
    MembersController,
    OwnInvitationsController,
  ],
  providers: [
    Activities,
    AnswerInvitation,
    ChangeMembers,
    FindGroups,
    InvitationLinks,
    InvitationMessages,
    InvitationTokens,
    InvitePeople,
    Invitees,
    LookAtInvitation,
    ManageInvitations,
    OwnInvitations,
    Seats,
    SendInvitations,
    ShowTeam,
    TeamCalls,
    TeamNotifications,
    TeamsPersonalData,
    TeamsUpkeep,
    { provide: InvitationRepository, useClass: TypeormInvitationRepository },
  ],
})
export class TeamsModule {}
