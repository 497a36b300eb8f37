import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountModule } from '../account';
import { NotificationsModule } from '../notifications';
import { BillingModule } from '../billing';
import { GroupsModule } from '../groups';
import { IdentityModule } from '../identity';
import { ActivitiesService } from './application/activities.service';
import { AnswerInvitationService } from './application/answer-invitation.service';
import { ChangeMembersService } from './application/change-members.service';
import { FindGroupsService } from './application/find-groups.service';
import { InvitationLinksService } from './application/invitation-links.service';
import { InvitationMessagesService } from './application/invitation-messages.service';
import { InvitationTokensService } from './application/invitation-tokens.service';
import { InvitePeopleService } from './application/invite-people.service';
import { InviteesService } from './application/invitees.service';
import { LookAtInvitationService } from './application/look-at-invitation.service';
import { ManageInvitationsService } from './application/manage-invitations.service';
import { OwnInvitationsService } from './application/own-invitations.service';
import { InvitationRepository } from './application/ports/invitation-repository';
import { SeatsService } from './application/seats.service';
import { SendInvitationsService } from './application/send-invitations.service';
import { ShowTeamService } from './application/show-team.service';
import { TeamNotificationsService } from './application/team-notifications.service';
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
    ActivitiesService,
    AnswerInvitationService,
    ChangeMembersService,
    FindGroupsService,
    InvitationLinksService,
    InvitationMessagesService,
    InvitationTokensService,
    InvitePeopleService,
    InviteesService,
    LookAtInvitationService,
    ManageInvitationsService,
    OwnInvitationsService,
    SeatsService,
    SendInvitationsService,
    ShowTeamService,
    TeamCalls,
    TeamNotificationsService,
    TeamsPersonalData,
    TeamsUpkeep,
    { provide: InvitationRepository, useClass: TypeormInvitationRepository },
  ],
})
export class TeamsModule {}
